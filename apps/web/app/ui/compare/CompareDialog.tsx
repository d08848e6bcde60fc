import { type CharacterMoves, movePath } from "@tactician/contract";
import { type CharacterId, findCharacter, publicMoveId } from "@tactician/game";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fetchMoves } from "../../base/api.ts";
import { failureMessage } from "../../base/ask.ts";
import { MoveContext } from "../../live/move-context.tsx";
import { type Asked, useAsync } from "../../live/use-async.ts";
import { useCharacterChoices } from "../../live/use-own-character.ts";
import { asNumbers } from "../../typed/writing.ts";
import styles from "../Dialog.module.css";
import { Select } from "../LabelledSelect.tsx";
import { MoveInputs } from "../move/Move.tsx";
import { Star } from "../move/Star.tsx";
import { figure } from "../move-row/figure.ts";
import { LoadingText } from "../state/LoadingText.tsx";
import * as words from "../words.ts";
import { comparedFacts } from "./compared-facts.ts";
import { formatNamedMove, shownText } from "./core/move-text.ts";
import { findNamedMove, type NamedMove, nearestMoves, parseNamedMove } from "./core/named-move.ts";
import moveComparison from "./MoveComparison.module.css";

interface CompareDialogProps {
  readonly characterId: CharacterId;
  /** As the address has them, whatever it may say; `other` is empty while none is chosen. */
  readonly move: string;
  readonly other: string;
  /** Another move was chosen to compare with, `king:df+2`. */
  readonly onOther: (other: string) => void;
  readonly onClose: () => void;
}

/** Two moves side by side, over the table they come from. */
export function CompareDialog({ onClose, ...compared }: CompareDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="compare-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="compare-title" className={styles.title}>
          {words.sideBySide}
        </h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      <MoveComparison {...compared} />
    </dialog>
  );
}

type FoundMove = NonNullable<ReturnType<typeof found>>;

/** Two moves side by side, of one character or two: every fact, and which of the two is better in it. */
function MoveComparison(props: Omit<CompareDialogProps, "onClose">): ReactNode {
  const { characterId, move, other, onOther } = props;
  const [first, second] = [parseNamedMove(move, characterId), parseNamedMove(other, characterId)];
  const firstList = useMovelist(first.character?.characterId);
  const secondList = useMovelist(other === "" ? undefined : second.character?.characterId);
  const [one, two] = [found(firstList, first), found(secondList, second)];
  const isSame = one !== undefined && one.move.id === two?.move.id && one.movelist._id === two.movelist._id;
  const problems = [
    problemWith(first, firstList),
    ...(other === "" ? [] : [problemWith(second, secondList)]),
    isSame ? words.sameMove : undefined,
  ].filter((problem) => problem !== undefined);
  const failed = [firstList, secondList].filter(({ state }) => state === "failed");
  const isLoading = [firstList, secondList].some(({ state }) => state === "loading");

  return (
    <div className="column spaced-2">
      {isLoading ? <LoadingText>{words.fetchingFrames}</LoadingText> : undefined}
      {problems.length === 0 ? undefined : (
        <div role="alert" className={moveComparison.problem}>
          {[...new Set(problems)].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          {failed.length === 0 ? undefined : (
            <button
              type="button"
              className={moveComparison.retry}
              onClick={() => {
                for (const { retry } of failed) retry();
              }}
            >
              {words.tryAgain}
            </button>
          )}
        </div>
      )}
      {one !== undefined && two !== undefined && !isSame ? <Facts first={one} second={two} /> : undefined}
      {one === undefined ? undefined : (
        <MovePicker
          key={other}
          label={two === undefined || isSame ? words.compareWith : words.compareWithAnother}
          characterId={second.character?.characterId ?? characterId}
          onPick={onOther}
        />
      )}
    </div>
  );
}

function useMovelist(characterId: CharacterId | undefined) {
  return useAsync(characterId, fetchMoves, "A movelist did not arrive");
}

function found({ value }: Asked<CharacterMoves>, { command }: NamedMove) {
  const move = value && findNamedMove(value, command);
  return move && { movelist: value, move };
}

/** Why there is nothing to compare, in a sentence. */
function problemWith({ character, written, command }: NamedMove, list: Asked<CharacterMoves>) {
  if (character === undefined) return words.nobodyCalled(shownText(written));
  if (list.state === "failed") return words.movesFailed(character.name, failureMessage(list.thrown));
  if (list.value === undefined || findNamedMove(list.value, command) !== undefined) return undefined;
  if (command === "") return words.noMoveNamed(character.name);
  const nearest = nearestMoves(list.value, command, 3).map(({ id }) => id);
  return words.noSuchMoveClosest(character.name, shownText(command), nearest.join(" · "));
}

function Facts({ first, second }: { first: FoundMove; second: FoundMove }): ReactNode {
  const facts = comparedFacts(first.move, second.move);
  const captionId = useId();
  return (
    <>
      <table className={moveComparison.table} aria-describedby={captionId}>
        <thead>
          <tr>
            <td />
            <MoveHead {...first} />
            <MoveHead {...second} />
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, first: one, second: two, better }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Fact text={one} isBetter={better === "first"} />
              <Fact text={two} isBetter={better === "second"} />
            </tr>
          ))}
        </tbody>
      </table>
      <p id={captionId} className="small quiet">
        <span aria-hidden="true">▲</span>
        {words.betterMark}
      </p>
    </>
  );
}

function MoveHead({ movelist, move }: FoundMove): ReactNode {
  const { _id, name, vocabulary } = movelist;
  return (
    <th scope="col">
      <a className={moveComparison.whose} href={movePath(_id, move.id)}>
        {name}
      </a>
      <MoveContext value={{ stances: vocabulary, frameData: {} }}>
        <MoveInputs notation={move.command} />
      </MoveContext>
      <span className={moveComparison.name}>{move.name}</span>
      <Star id={publicMoveId(_id, move.id)} name={move.name ?? move.command} />
    </th>
  );
}

function Fact({ text, isBetter }: { text: string | undefined; isBetter: boolean }): ReactNode {
  if (text === undefined)
    return (
      <td className={moveComparison.unknown}>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{words.notKnown}</span>
      </td>
    );
  if (!isBetter) return <td {...figure(text, "plain")}>{text}</td>;
  return (
    <td className={moveComparison.better} {...figure(text, "plain")}>
      {text} <span aria-hidden="true">▲</span>
      <span className="visually-hidden">{words.better}</span>
    </td>
  );
}

interface MovePickerProps {
  readonly label: string;
  readonly characterId: CharacterId;
  /** As an address names the chosen move, `king:df+2`. */
  readonly onPick: (named: string) => void;
}

/** Chooses a move of anybody: a character, and a command in any notation or a name, with the movelist to choose from. */
function MovePicker({ label, characterId, onPick }: MovePickerProps): ReactNode {
  const id = useId();
  const roster = useCharacterChoices();
  const [chosen, choose] = useState(characterId);
  const [typed, type] = useState("");
  const [problem, setProblem] = useState("");
  const list = useMovelist(chosen).value;
  const name = findCharacter(chosen)?.name ?? chosen;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    const move = list && (findNamedMove(list, text) ?? findNamedMove(list, asNumbers(text)));
    if (text === "") setProblem(words.typeMove(name));
    else if (list !== undefined && move === undefined) setProblem(words.noSuchMove(name, shownText(text)));
    else onPick(formatNamedMove(chosen, move?.id ?? text));
  };
  return (
    <form className={moveComparison.picker} onSubmit={submit}>
      <h3 className={moveComparison.pick}>{label}</h3>
      <label htmlFor={`${id}who`} className="visually-hidden">
        {words.character}
      </label>
      <Select
        id={`${id}who`}
        value={chosen}
        options={roster}
        onChoose={(id) => {
          if (id !== undefined) choose(id);
          setProblem("");
        }}
      />
      <label htmlFor={`${id}move`} className="visually-hidden">
        {words.move}
      </label>
      <input
        id={`${id}move`}
        type="text"
        list={`${id}moves`}
        className={moveComparison.field}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        placeholder="df2"
        value={typed}
        aria-describedby={`${id}problem`}
        aria-invalid={problem !== "" || undefined}
        onChange={({ target }) => {
          type(target.value);
          setProblem("");
        }}
      />
      <datalist id={`${id}moves`}>
        {list?.moves.map((move) => (
          <option key={move.id} value={move.id}>
            {move.name}
          </option>
        ))}
      </datalist>
      <button type="submit" className={moveComparison.submit}>
        {words.compare}
      </button>
      <p id={`${id}problem`} role="status" className={moveComparison.wrong}>
        {problem}
      </p>
    </form>
  );
}
