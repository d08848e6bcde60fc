import { AFTER_PATH } from "@tactician/contract";
import { type CharacterId, findCharacter, isCharacterId } from "@tactician/game";
import { type ReactNode, useRef, useState } from "react";
import type { AddressCodec } from "../../base/core/address-codec.ts";
import { knownOf, type NamedCharacter, parseCharacter } from "../../base/core/named-character.ts";
import { OPPONENT_PLACES, parseOpponents } from "../../base/core/opponents.ts";
import { type Matches, useMatches } from "../../kept/use-matches.ts";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { useCharacterChoices, useMain } from "../../live/use-own-character.ts";
import { usePart } from "../../live/use-part.ts";
import { useStored } from "../../live/use-stored.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { portraitFile } from "../../ui/portrait-file.ts";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import trouble from "../../ui/state/trouble.module.css";
import { needsScripts } from "../../ui/words.ts";
import styles from "./After.module.css";
import { MatchTaps } from "./MatchTaps.tsx";
import * as words from "./words.ts";

const fetchSums = () => import("./Sums.tsx").then((module) => module.Sums);

/** `?them=paul&me=king`: whom one met, and who plays. */
const afterAddress: AddressCodec<Readonly<Record<"me" | "them", NamedCharacter>>> = {
  parse: (parameters) => ({
    me: parseCharacter(parameters.get("me")),
    them: parseCharacter(parameters.get("them")),
  }),
  format: ({ me, them }) => new URLSearchParams({ ...(me && { me }), ...(them && { them }) }),
};

/** After a match: whom one met, won or lost, and what hit. Each tap is saved at once. */
function AfterPage(): ReactNode {
  const [address, show] = useAddress(afterAddress);
  const [, remember] = useStored("myCharacter");
  const main = useMain();
  const kept = useMatches();
  const me = knownOf(address.me) ?? main;
  const them = knownOf(address.them);
  const hasMatches = kept.matches !== undefined && kept.matches.length > 0;
  const sums = usePart(fetchSums, hasMatches);
  const choices = useCharacterChoices();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>{words.heading}</h1>
          <p className="quiet">{words.intro}</p>
        </div>
        <form action={AFTER_PATH} method="get">
          <LabelledSelect
            className={styles.me}
            label={words.iPlay}
            name="me"
            value={me}
            options={choices}
            none={words.choose}
            onChoose={(chosen) => {
              remember(chosen ?? "");
              show({ ...address, me: chosen });
            }}
          />
          <noscript>
            <p>{needsScripts}</p>
          </noscript>
        </form>
      </header>
      {kept.trouble === undefined ? undefined : (
        <p className={trouble.trouble} role="alert">
          {words.TROUBLES[kept.trouble]}
        </p>
      )}
      <div className={styles.stage}>
        {address.me === "unknown" || address.them === "unknown" ? (
          <p role="alert">{words.unknownCharacter}</p>
        ) : undefined}
        {them === undefined ? (
          <Opponents kept={kept} onChoose={(chosen) => show({ ...address, them: chosen }, true)} />
        ) : (
          <Against
            key={them}
            me={me}
            them={them}
            kept={kept}
            onOther={() => show({ ...address, them: undefined }, true)}
          />
        )}
      </div>
      {sums.state === "failed" && <PartFailure part={words.moves} />}
      {kept.matches !== undefined && sums.Component ? (
        <sums.Component me={me} them={them} kept={kept} />
      ) : undefined}
    </div>
  );
}

interface OpponentsProps {
  readonly kept: Matches;
  readonly onChoose: (them: CharacterId) => void;
}

/** The last opponents, then everybody. */
function Opponents({ kept: { matches = [] }, onChoose }: OpponentsProps): ReactNode {
  const [remembered] = useStored("lastOpponents");
  const met = matches.toReversed().map(({ them }) => them);
  const last = [...new Set([...met, ...parseOpponents(remembered, isCharacterId)])].slice(0, OPPONENT_PLACES);
  const choices = useCharacterChoices();
  return (
    <section className="spaced" aria-labelledby="whom">
      <h2 id="whom" className="flush">
        {words.whom}
      </h2>
      {/* Its room is kept: who was met last is known once the page lives. */}
      <ul className={styles.last} aria-label={words.lastMet}>
        {last.map((id) => (
          <Opponent key={id} id={id} name={findCharacter(id)?.name ?? id} onChoose={onChoose} />
        ))}
      </ul>
      <ul className={styles.roster} aria-label={words.everybody}>
        {choices.map(([id, name]) => (
          <Opponent key={id} id={id} name={name} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function Opponent({
  id,
  name,
  onChoose,
}: Pick<OpponentsProps, "onChoose"> & { id: CharacterId; name: string }) {
  return (
    <li>
      <button type="button" className={styles.opponent} onClick={() => onChoose(id)}>
        <img
          src={portraitFile(id, 96, "webp")}
          width={96}
          height={96}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span>{name}</span>
      </button>
    </li>
  );
}

interface AgainstProps {
  readonly me: CharacterId | undefined;
  readonly them: CharacterId;
  readonly kept: Matches;
  readonly onOther: () => void;
}

function Against({ me, them, kept, onOther }: AgainstProps): ReactNode {
  /** Counts the matches of this visit, so that the next one begins anew. */
  const [turn, setTurn] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = findCharacter(them)?.name ?? them;
  return (
    <>
      <div className={styles.bar}>
        <img src={portraitFile(them, 96, "webp")} width={56} height={56} alt="" />
        <h2 ref={heading} className="flush" tabIndex={-1}>
          {words.versus(name)}
        </h2>
        <button type="button" className={styles.plain} onClick={onOther}>
          {words.otherOpponent}
        </button>
      </div>
      {me === undefined ? (
        <p role="status">{words.chooseMe}</p>
      ) : (
        <MatchTaps
          key={turn}
          me={me}
          them={them}
          name={name}
          kept={kept}
          onNext={() => {
            setTurn(turn + 1);
            heading.current?.focus();
            scrollTo({ top: 0 });
          }}
        />
      )}
    </>
  );
}

export default island("pages/after/After", "start", AfterPage);
