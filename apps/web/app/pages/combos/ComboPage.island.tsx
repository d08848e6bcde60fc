import type { FrameFacts } from "@tactician/contract";
import { isCharacterId } from "@tactician/game";
import { type ReactNode, Suspense } from "react";
import { island } from "../../live/island.tsx";
import { LiveMoves } from "../../ui/move/LiveMoves.tsx";
import { ComboHelp } from "./ComboHelp.tsx";
import styles from "./ComboPage.module.css";
import { ComboTable } from "./ComboTable.tsx";
import { ComboTools } from "./ComboTools.tsx";
import { ComboActionsContext } from "./combo-actions.ts";
import { stateOf } from "./move-checkers.ts";
import { PageMessage } from "./PageMessage.tsx";
import { PageParts } from "./PageParts.tsx";
import { SharedCombos } from "./share/SharedCombos.tsx";
import { TroubleNote } from "./TroubleNote.tsx";
import { useComboPage } from "./use-combo-page.ts";

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
            <p className={styles.intro}>
              Type a combo the way you say it, see it in icons, check it against the frame data, and take it
              with you as a picture or a link.
            </p>
          </div>
          <ComboTools combos={combos} page={page} />
        </header>
        <TroubleNote trouble={page.trouble} />
        <noscript>
          <p className={styles.noscript}>Writing combos needs JavaScript; the guide itself does not.</p>
        </noscript>
        <LiveMoves stances={NO_STANCES} frameData={NO_FRAME_DATA} factsOf={factsOfMove}>
          <ComboTable combos={combos} newest={page.newest} />
        </LiveMoves>
        <div className={styles.below}>
          {combos.length === 0 && <NoCombos />}
          <button type="button" className={styles.add} onClick={page.actions.add}>
            <span aria-hidden="true">+ </span>Add New Combo
          </button>
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

function NoCombos(): ReactNode {
  return (
    <p className={styles.empty}>
      <strong>The dojo is empty.</strong> Add your first combo below, or paste a whole one: it splits itself
      into moves.
    </p>
  );
}

/** The frame data of a move in the table: the row knows whose move it is. */
function factsOfMove(move: HTMLElement): readonly FrameFacts[] {
  const character = move.closest<HTMLElement>("[data-character]")?.dataset.character ?? "";
  if (!isCharacterId(character)) return [];
  return stateOf(character).checker?.factsOf(move.dataset.move ?? "") ?? [];
}

export default island("pages/combos/ComboPage", "start", ComboPage);
