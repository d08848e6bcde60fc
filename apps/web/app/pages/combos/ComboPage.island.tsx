import type { FrameFacts } from "@tactician/contract";
import { isCharacterId } from "@tactician/game";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { isShareFragment } from "../../kept/core/combo.ts";
import { island } from "../../live/island.tsx";
import { useHash, writeAddress } from "../../live/own-address.ts";
import { usePart } from "../../live/use-part.ts";
import { Icon, IconButton } from "../../ui/IconButton.tsx";
import { LiveMoves } from "../../ui/move-row/LiveMoves.tsx";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { ComboHelp } from "./ComboHelp.tsx";
import styles from "./ComboPage.module.css";
import { ComboTable } from "./ComboTable.tsx";
import { ComboActionsContext, type ComboPageState, type PageNotice, useComboPage } from "./combo-actions.ts";
import { SteadyButton } from "./edit/CellEditor.tsx";
import { stateOf } from "./move-checkers.ts";
import messageStyles from "./PageMessage.module.css";
import * as words from "./words.ts";

const NO_STANCES: readonly string[] = [];
const NO_FRAME_DATA = {};

/** A visitor's own combos: written, checked, saved as pictures, shared. They live in the browser alone. */
function ComboPage({ title }: { title: string }): ReactNode {
  const page = useComboPage();
  const { combos } = page;
  return (
    <ComboActionsContext value={page.actions}>
      <div className={styles.page} data-read={page.isRead || undefined}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.intro}>{words.intro}</p>
          </div>
          <ComboTools page={page} />
        </header>
        <div role="status" className={styles.status}>
          {page.trouble !== undefined && <p className={styles.trouble}>{words.TROUBLES[page.trouble]}</p>}
        </div>
        <noscript>
          <p className={styles.noscript}>{words.noScript}</p>
        </noscript>
        <LiveMoves stances={NO_STANCES} frameData={NO_FRAME_DATA} factsOf={factsOfMove}>
          <ComboTable combos={combos} newest={page.newest} />
        </LiveMoves>
        <div className={styles.below}>
          <SteadyButton className={styles.add} onClick={page.actions.add}>
            <span aria-hidden="true">+ </span>
            {words.addCombo}
          </SteadyButton>
          {combos.length === 0 && (
            <p className={styles.empty}>
              <strong className="caps-close">{words.empty}</strong>
              {words.emptyHint}
            </p>
          )}
          {/* A boundary of its own: it is brought to life after the rows, which come with the first commit. */}
          <Suspense>
            <ComboHelp />
          </Suspense>
        </div>
        <PageMessage page={page} />
        <PageParts page={page} />
        <SharedCombos notify={page.notify} />
      </div>
    </ComboActionsContext>
  );
}

/** The frame data of a move in the table: the row knows whose move it is. */
function factsOfMove(move: HTMLElement): readonly FrameFacts[] {
  const character = move.closest<HTMLElement>("[data-character]")?.dataset.character ?? "";
  if (!isCharacterId(character)) return [];
  return stateOf(character).checker?.factsOf(move.dataset.move ?? "") ?? [];
}

const fetchMenu = () => import("./row/RowMenu.tsx").then((module) => module.RowMenu);
const fetchShare = () => import("./share/ShareDialog.tsx").then((module) => module.ShareDialog);

/** What stands over the page when it is asked for: the menu of a row and the dialog that shares. Both are fetched then. */
function PageParts({ page }: { page: ComboPageState }): ReactNode {
  const { open, setOpen, combos } = page;
  const part = open?.part;
  const menu = usePart(fetchMenu, part === "menu");
  const share = usePart(fetchShare, part === "share");
  const close = () => setOpen(undefined);

  return (
    <>
      {menu.state === "failed" && part === "menu" && <PartFailure part={words.menuPart} />}
      {share.state === "failed" && part === "share" && <PartFailure part={words.sharingPart} />}
      {menu.Component && (
        <menu.Component open={open?.part === "menu" ? open : undefined} combos={combos} onClose={close} />
      )}
      {share.Component && open?.part === "share" && (
        <share.Component combos={combos.filter(({ id }) => open.ids.includes(id))} onClose={close} />
      )}
    </>
  );
}

/** What can be done with all combos at once. */
function ComboTools({ page: { actions, combos } }: { page: ComboPageState }): ReactNode {
  const file = useRef<HTMLInputElement>(null);
  const ids = combos.map(({ id }) => id);
  const isEmpty = combos.length === 0;

  return (
    <fieldset className={styles.tools} aria-label={words.allCombos}>
      <IconButton
        label={words.saveAllSpoken}
        text={words.saveAll}
        path="M12 4v11M7 11l5 5 5-5M5 20h14"
        disabled={isEmpty}
        onClick={() => void actions.savePicture(ids)}
      />
      <IconButton
        label={words.shareSpoken}
        text={words.share}
        path="M8.3 10.8l7.4-4M8.3 13.2l7.4 4M6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M18 3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M18 16a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5"
        disabled={isEmpty}
        onClick={() => actions.share(ids)}
      />
      <IconButton
        label={words.exportSpoken}
        text={words.exportAll}
        path="M6 3h8l4 4v14H6zM12 17v-6M9 14l3-3 3 3"
        disabled={isEmpty}
        onClick={() => void actions.exportFile()}
      />
      <IconButton
        label={words.importSpoken}
        text={words.importFile}
        path="M6 3h8l4 4v14H6zM12 11v6M9 14l3 3 3-3"
        onClick={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.file}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file may be chosen again after a failure.
          target.value = "";
          if (chosen !== undefined) void actions.importFile(chosen);
        }}
      />
    </fieldset>
  );
}

const fetchPreview = () => import("./share/SharePreview.tsx").then((module) => module.SharePreview);

/** Opens the preview when the address carries somebody's combos. Until the visitor says so, nothing is added. */
function SharedCombos({ notify }: { notify: (notice: PageNotice) => void }): ReactNode {
  const hash = useHash();
  const isShared = isShareFragment(hash);
  const preview = usePart(fetchPreview, isShared);
  if (!isShared) return undefined;
  if (preview.state === "failed") return <PartFailure part={words.sharedPart} />;
  if (preview.Component === undefined) return undefined;
  return (
    <preview.Component
      key={hash}
      fragment={hash}
      onAdded={(text) => notify({ kind: "info", text })}
      onClose={() => writeAddress({ hash: "" })}
    />
  );
}

/**
 * What just happened, over the lower edge of the page: rows deleted, with a way back, and other notices. It stays until it is
 * closed or something else happens, because some read slowly.
 */
function PageMessage({ page }: { page: ComboPageState }): ReactNode {
  const { notice, removed, undo, dismiss } = page;
  const undoButton = useRef<HTMLButtonElement>(null);
  const count = removed.length;
  const lastCount = useRef(count);

  // The button that was pressed is gone with its row: the focus goes to the way back, or the page's top would have it.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count > lastCount.current && isLost) undoButton.current?.focus({ preventScroll: true });
    lastCount.current = count;
  }, [count]);

  const isShown = notice !== undefined || count > 0;
  return (
    <div className={messageStyles.place}>
      <div role="status" className={messageStyles.live}>
        {isShown && (
          <div className={messageStyles.message} data-kind={notice?.kind}>
            <p className={messageStyles.text}>
              {notice?.text ?? words.deleted(removed.at(-1)?.combo.name, count)}
            </p>
            {count > 0 && (
              <button ref={undoButton} type="button" className={messageStyles.undo} onClick={undo}>
                {words.undo}
              </button>
            )}
            <button
              type="button"
              className={messageStyles.close}
              aria-label={words.closeMessage}
              onClick={dismiss}
            >
              <Icon path="M5 5l14 14M19 5L5 19" size={20} />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

export default island("pages/combos/ComboPage", "start", ComboPage);
