import {
  antiGuidePath,
  type Character,
  drillsPath,
  framesPath,
  hasEntries,
  monthWords,
  type Panel,
  type PanelId,
  panelsOf,
} from "@tactician/contract";
import { type ReactNode, useMemo } from "react";
import { LiveMoves } from "../../ui/move/LiveMoves.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { FixedPanel, Fold, Panel as OpenPanel } from "../../ui/panel/Panel.tsx";
import { ChainThrows } from "./ChainThrows.tsx";
import styles from "./CharacterSheet.module.css";
import { ComboEnders } from "./ComboEnders.tsx";
import { CreatorNotes } from "./CreatorNotes.tsx";
import { hasPlayersSheet, sourceWords } from "./core/sheet-words.ts";
import { Defence } from "./Defence.tsx";
import { GamePlan } from "./GamePlan.tsx";
import { Grabs } from "./Grabs.tsx";
import { HeatCombos } from "./HeatCombos.tsx";
import { HeatEngagers } from "./HeatEngagers.tsx";
import { ImportantCombos } from "./ImportantCombos.tsx";
import { MiniCombos } from "./MiniCombos.tsx";
import { Played } from "./Played.tsx";
import { Pressure } from "./Pressure.tsx";
import { Punishers } from "./Punishers.tsx";
import { FromFrames, NothingYet } from "./Remarks.tsx";
import { SheetIndex } from "./SheetIndex.tsx";
import { Stances } from "./Stances.tsx";
import { WallCombos } from "./WallCombos.tsx";

/** A character's whole sheet: what matters about them on one page, every move with its frame data. */
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
        <div className={styles.column}>
          <Identity character={character} />
          {inColumn("narrow")}
        </div>
        <div className={styles.column}>{inColumn("wide")}</div>
        <Sources character={character} />
      </article>
    </LiveMoves>
  );
}

const CONTENTS: Readonly<Record<PanelId, (props: { character: Character }) => ReactNode>> = {
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

function Identity({ character }: { character: Character }): ReactNode {
  const { _id, name, fullName, style, stances } = character;
  return (
    <header className={styles.identity}>
      <Portrait
        id={_id}
        name={name}
        widths={[96, 192, 384]}
        // 112 px are shown: told as 109, 192 pixels do for a screen with 1.75 of them each, at half the weight.
        sizes="(min-width: 600px) 160px, 109px"
        loading="eager"
        className={styles.portrait}
      />
      <div>
        <h1 className={styles.name}>{name}</h1>
        {fullName === name ? undefined : <p className={styles.fullName}>{fullName}</p>}
        <p>{style}</p>
        {stances.length === 0 ? undefined : (
          <dl className={styles.stances} aria-label="Stances">
            {stances.map(({ token, name: stanceName }) => (
              <div key={token}>
                <dt>{token}</dt>
                <dd>{stanceName}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.ways}>
          {character.counterSchema.length === 0 ? undefined : (
            <a className={styles.counter} href={antiGuidePath(_id)}>
              How to beat {name}
            </a>
          )}
          <a className={styles.counter} href={framesPath(_id, name)}>
            All moves and frames
          </a>
          <a className={styles.counter} href={drillsPath(_id, undefined)}>
            Drill matchups
          </a>
        </p>
        <p className={styles.checked}>{sourceWords(character)}</p>
      </div>
    </header>
  );
}

function Sources({ character: { _id, sources, checkedAgainst } }: { character: Character }): ReactNode {
  return (
    <footer className={styles.sources}>
      Facts from{" "}
      {sources.map(({ who, what, url, season }, index) => (
        <span key={`${who} ${what}`}>
          {index > 0 ? ", " : ""}
          {url === undefined ? who : <a href={url}>{who}</a>} ({what}
          {season === undefined ? "" : `, Season ${season}`})
        </span>
      ))}
      , checked against the movelist of {monthWords(checkedAgainst)}.
      <Played characterId={_id} />
    </footer>
  );
}
