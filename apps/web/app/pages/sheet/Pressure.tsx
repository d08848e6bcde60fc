import type { Character } from "@tactician/contract";
import { signed } from "@tactician/game";
import { type ReactNode, use } from "react";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { MoveContext } from "../../ui/move/move-context.tsx";
import { beatsWords, trapWords } from "./core/sheet-words.ts";
import plays from "./plays.module.css";
import { MoreOnPhones } from "./Remarks.tsx";
import rows from "./rows.module.css";

/** What to press once a move was blocked or has hit, what it beats, and the strings that catch who presses in between. */
export function Pressure({ character: { pressure, traps } }: { character: Character }): ReactNode {
  return (
    <>
      <ul className={plays.abreast}>
        {pressure.map((entry) => (
          <li key={entry._id} className={plays.play}>
            <MoveSequence steps={[entry.move]} />
            <span>
              {`on ${entry.on} `}
              <Advantage entry={entry} />
            </span>
            <MoreOnPhones label="What to do then">
              <ul className={`${rows.then} ${rows.rows}`}>
                {entry.follow.map(({ _id, move, beats, why }) => (
                  <li key={_id} className={plays.play}>
                    <MoveSequence steps={[move]} />
                    <FramesLine notation={move} />
                    <p>
                      <strong>{`${beatsWords(beats)}.`}</strong>
                      {` ${why}`}
                    </p>
                  </li>
                ))}
              </ul>
            </MoreOnPhones>
          </li>
        ))}
      </ul>
      {traps.length === 0 ? undefined : <Traps traps={traps} />}
    </>
  );
}

/** How far ahead the move leaves whoever did it, where that is one number. */
function Advantage({ entry: { move, on } }: { entry: Character["pressure"][number] }): ReactNode {
  const { frameData } = use(MoveContext);
  const facts = Object.hasOwn(frameData, move) ? frameData[move]?.at(-1) : undefined;
  const onHit = on === "counter hit" ? (facts?.counterHit ?? facts?.hit) : facts?.hit;
  const advantage = on === "block" ? facts?.block : onHit;
  if (advantage === undefined || advantage.effects?.some((effect) => effect !== "crouching"))
    return undefined;
  return <strong className={plays.advantage}>{signed(advantage.min)}</strong>;
}

function Traps({ traps }: { traps: Character["traps"] }): ReactNode {
  return (
    <section>
      <h3 className={rows.subtitle}>Traps</h3>
      <ul className={plays.abreast}>
        {traps.map((trap) => (
          <li key={trap._id} className={plays.play}>
            <MoveSequence steps={[trap.move]} />
            <FramesLine notation={trap.move} />
            <MoreOnPhones label="Why">
              <p>
                <strong>{`${trapWords(trap)}.`}</strong>
                {` ${trap.why}`}
              </p>
            </MoreOnPhones>
          </li>
        ))}
      </ul>
    </section>
  );
}
