import {
  antiGuidePath,
  type Character,
  dataWords,
  drillsPath,
  framesPath,
  hasEntries,
  type Panel,
  type PanelId,
  panelsOf,
  worldMatchupsPath,
} from "@tactician/contract";
import { type ReactNode, useMemo } from "react";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { Alive } from "../../live/island.tsx";
import { NoteChip } from "../../notes/NoteChip.tsx";
import characterPage from "../../ui/character-page.module.css";
import star from "../../ui/MainStar.module.css";
import { LiveMoves } from "../../ui/move-row/LiveMoves.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { FixedPanel, Fold, Panel as OpenPanel } from "../../ui/panel/Panel.tsx";
import * as uiWords from "../../ui/words.ts";
import styles from "./CharacterSheet.module.css";
import { ComboEnders, HeatCombos, HeatEngagers, ImportantCombos, MiniCombos, WallCombos } from "./Combos.tsx";
import { hasPlayersSheet, sourceWords } from "./core/sheet-words.ts";
import { bring as markSections } from "./mark-sections.island.ts";
import { CreatorNotes, Defence, GamePlan, Pressure, Stances } from "./Plays.tsx";
import { bring } from "./played.island.ts";
import { FromFrames, NothingYet } from "./Remarks.tsx";
import sheetIndex from "./SheetIndex.module.css";
import { StartHere } from "./StartHere.tsx";
import { ChainThrows, Grabs, Punishers } from "./Throws.tsx";
import * as words from "./words.ts";

export function CharacterSheet({ character }: { character: Character }): ReactNode {
  // What watches the panels starts anew when the list is another one.
  const panels = useMemo(() => panelsOf(character), [character]);
  const inColumn = (column: Panel["column"]) =>
    panels
      .filter((panel) => panel.column === column)
      .map((panel) => <SheetPanel key={panel.id} panel={panel} character={character} />);
  return (
    <LiveMoves characterId={character._id} stances={character.vocabulary} frameData={character.frameData}>
      <SheetIndex panels={panels} />
      <article className={styles.sheet}>
        <Identity character={character} />
        <div className={styles.top}>{inColumn("top")}</div>
        <About character={character} />
        <div className={styles.column}>{inColumn("narrow")}</div>
        <div className={styles.column}>{inColumn("wide")}</div>
        <Sources character={character} />
      </article>
    </LiveMoves>
  );
}

const CONTENTS: Readonly<Record<PanelId, (props: { character: Character }) => ReactNode>> = {
  "start-here": StartHere,
  heat: HeatCombos,
  grabs: Grabs,
  "mini-combos": MiniCombos,
  "heat-engagers": HeatEngagers,
  punishers: Punishers,
  "game-plan": GamePlan,
  combos: ImportantCombos,
  notes: CreatorNotes,
  "chain-throws": ChainThrows,
  "wall-combos": WallCombos,
  enders: ComboEnders,
  pressure: Pressure,
  defence: Defence,
  stances: Stances,
};

function SheetPanel({ panel, character }: { panel: Panel; character: Character }): ReactNode {
  const { id, title, fold, isOptional, saysOrigin, fields } = panel;
  const Content = CONTENTS[id];
  const content = (
    <>
      {saysOrigin === true && !hasPlayersSheet(character) ? <FromFrames /> : undefined}
      {isOptional === true || hasEntries(character, fields[0]) ? undefined : <NothingYet />}
      <Content character={character} />
    </>
  );
  const frame = { id, title, children: content };
  if (fold === "never") return <FixedPanel {...frame} />;
  if (fold === undefined) return <OpenPanel {...frame} />;
  return (
    <div className={styles.folded}>
      <Fold {...frame} />
    </div>
  );
}

/** Who it is, and the ways to all else about them. */
function Identity({ character }: { character: Character }): ReactNode {
  const { _id, name, fullName, counterSchema } = character;
  return (
    <header className={styles.identity}>
      <Portrait
        id={_id}
        name={name}
        sizes="(min-width: 600px) 112px, 72px"
        loading="eager"
        className={characterPage.smallPortrait}
      />
      <div className={styles.names}>
        <div>
          <h1 className={styles.name}>{name}</h1>
          {fullName === name ? undefined : <p className={styles.fullName}>{fullName}</p>}
        </div>
        {/* Says that the visitor plays this character, or takes it back: the script in `<head>` listens to it (head/my-main.ts). */}
        <button type="button" className={star.star} data-star-main={_id} aria-pressed="false">
          {uiWords.myMain}
        </button>
      </div>
      <nav className={styles.ways} aria-label={words.moreAbout(name)}>
        <NoteChip subject={`me:${_id}`} />
        {counterSchema.length === 0 ? undefined : <a href={antiGuidePath(_id)}>{words.antiGuide}</a>}
        <a href={framesPath(_id, name)}>{words.frames}</a>
        <a href={drillsPath(_id, undefined)}>{words.drills}</a>
        <a href={worldMatchupsPath(_id)}>{words.matchups}</a>
      </nav>
    </header>
  );
}

/** How they fight, and how old what the sheet says is. */
function About({ character }: { character: Character }): ReactNode {
  const { style, stances } = character;
  return (
    <div className={styles.about}>
      <p lang={PROSE_LANGUAGE}>{style}</p>
      {stances.length === 0 ? undefined : (
        <dl className={styles.stances} aria-label={words.stances}>
          {stances.map(({ token, name }) => (
            <div key={token}>
              <dt>{token}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.checked}>{sourceWords(character)}</p>
    </div>
  );
}

function Sources({ character }: { character: Character }): ReactNode {
  const { _id, sources, checkedAgainst, patch } = character;
  const played = { characterId: _id, className: styles.played };
  return (
    <footer className={styles.sources}>
      {words.facts.before}
      {sources.map(({ who, what, url, season }, index) => (
        <span key={`${who} ${what}`} lang={PROSE_LANGUAGE}>
          {index > 0 ? ", " : ""}
          {url === undefined ? who : <a href={url}>{who}</a>}
          {words.sourceOf(what, season)}
        </span>
      ))}
      {words.facts.after(dataWords(checkedAgainst, patch))}
      {/* How often the character is played: one line at the foot, where it moves nothing. */}
      <Alive name="pages/sheet/played" wake="idle" bring={bring} with={played} />
    </footer>
  );
}

const MENU_ID = "sheet-index";

/**
 * The ways to each section of a sheet: a bar that stays in sight on wide screens, a menu at the thumb on phones. One list
 * serves both. The menu is the browser's own popover, so it opens before any script has arrived.
 */
function SheetIndex({ panels }: { panels: readonly Panel[] }): ReactNode {
  return (
    <Alive name="pages/sheet/mark-sections" wake="start" bring={markSections} with={{}}>
      <nav id={MENU_ID} popover="auto" className={sheetIndex.index} aria-label={words.onThisSheet}>
        <ul className={sheetIndex.list}>
          {panels.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className={sheetIndex.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={sheetIndex.menuButton} popoverTarget={MENU_ID}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 6h11M4 12h16M4 18h8" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        {words.jumpTo}
      </button>
    </Alive>
  );
}
