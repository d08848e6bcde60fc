import { antiGuidePath, type Character, drillsPath, framesPath, monthWords } from "@tactician/contract";
import { type ReactNode, useMemo } from "react";
import { LiveMoves } from "../../ui/move/LiveMoves.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { sheetSections } from "../../ui/panel/core/sheet-sections.ts";
import { ChainThrows } from "./ChainThrows.tsx";
import styles from "./CharacterSheet.module.css";
import { ComboEnders } from "./ComboEnders.tsx";
import { CreatorNotes } from "./CreatorNotes.tsx";
import { hasPlayersSheet, sourceWords } from "./core/source-words.ts";
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
import { SheetIndex } from "./SheetIndex.tsx";
import { Stances } from "./Stances.tsx";
import { WallCombos } from "./WallCombos.tsx";

/** A character's whole sheet: what matters about them on one page, every move with its frame data. */
export function CharacterSheet({ character }: { character: Character }): ReactNode {
  // What watches the sections starts anew when the list is another one.
  const sections = useMemo(() => sheetSections(character), [character]);
  const isFromFrames = !hasPlayersSheet(character);
  return (
    <LiveMoves characterId={character._id} stances={character.vocabulary} frameData={character.frameData}>
      <SheetIndex sections={sections} />
      <article className={styles.sheet}>
        <div className={styles.column}>
          <Identity character={character} />
          <HeatCombos combos={character.heatSystem} notes={character.heatNotes} />
          <Grabs grabs={character.mostImportantGrabs} />
          <MiniCombos entries={character.guaranteedFollowUps} isFromFrames={isFromFrames} />
          <HeatEngagers engagers={character.heatEngagers} />
          <Punishers punishers={character.punishers.startup} whiffPunishers={character.whiffPunishers} />
          <GamePlan entries={character.gamePlan} />
        </div>
        <div className={styles.column}>
          <ImportantCombos combos={character.importantCombos} />
          <CreatorNotes creators={character.creatorNotes} isFromFrames={isFromFrames} />
          <ChainThrows chains={character.chainThrows} />
          <WallCombos combos={character.wallCombos} isFromFrames={isFromFrames} />
          <ComboEnders enders={character.comboEnders} isFromFrames={isFromFrames} />
          <Pressure entries={character.pressure} traps={character.traps} />
          <Defence entries={character.defence} />
          <Stances stances={character.stances} owner={character} />
        </div>
        <Sources character={character} />
      </article>
    </LiveMoves>
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
