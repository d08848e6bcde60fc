import { movePath } from "@tactician/contract";
import {
  type DrillCard,
  type DrillOption,
  isSlow,
  type PadAsk,
  type Verdict,
  verdictOn,
} from "@tactician/drills";
import { type CharacterId, readPublicMoveId } from "@tactician/game";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { scrollPageTo } from "../../../ui/smooth-scroll.ts";
import type { Deck } from "../core/deck.ts";
import {
  askedWords,
  bestWords,
  breakWords,
  gradeWords,
  keysOf,
  optionWords,
  reasonWords,
  spokenOption,
  throwClock,
} from "../core/drill-words.ts";
import { PadInput } from "../pad/PadInput.tsx";
import * as words from "../words.ts";
import { CardOption, CardQuestion, CardResult, type Throwing, useThrown } from "./CardQuestion.tsx";
import styles from "./PlayCard.module.css";

/** Pixels; a card with its answer is about as high. */
const LOW_WINDOW = 860;

/** What somebody said to a card; `option` is absent where they did not know. `ms` from the question to the answer. */
interface GivenAnswer {
  readonly option: DrillOption | undefined;
  readonly verdict: Verdict;
  readonly wasSlow: boolean;
  readonly ms: number;
}

interface PlayCardProps {
  readonly card: DrillCard;
  readonly deck: Deck;
  readonly drills: Drills;
  /** What there is to say of the card before it is answered: that a patch has changed it, that it is forgotten again and again. */
  readonly note?: ReactNode;
  readonly after?: string | undefined;
  readonly nextWords: string;
  /** Whether the card takes the focus as it comes: it does after another one, so that a keyboard goes on from here. */
  readonly takesFocus: boolean;
  /** `ms` as they count, endless for a break that came too late, and as they were. */
  readonly onAnswer: (verdict: Verdict, ms: number, thought: number) => void;
  readonly onNext: () => void;
  /** A wrong answer was none: offered for a moment, where there is such a thing. */
  readonly onMistap?: () => void;
  readonly star?: ReactNode;
}

/** One card: question, options, and after the answer what is right and why. Nothing moves when it is answered. */
export function PlayCard(props: PlayCardProps): ReactNode {
  const { card, deck, note, after, nextWords, onNext, star } = props;
  const { isCalm, hasKeys } = props.drills.kept.settings;
  const { question, options } = card;
  const isThrow = question.kind === "throw break";
  const { throwing, brace } = useThrown(isCalm || !isThrow);
  const [given, setGiven] = useState<GivenAnswer>();
  const shownAt = useRef(0);
  useEffect(() => {
    if (throwing === "here") shownAt.current = performance.now();
  }, [throwing]);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const startup = isThrow ? deck.moves.get(question.id)?.startup : undefined;
  const isOpen = given === undefined && throwing === "here";

  const answer = (option: DrillOption | undefined) => {
    if (!isOpen) return;
    const ms = performance.now() - shownAt.current;
    const verdict = verdictOn(option, card);
    const isLate = isThrow && !isCalm && ms > throwClock(startup).ms;
    const counted = isLate ? Number.POSITIVE_INFINITY : ms;
    props.onAnswer(verdict, counted, ms);
    setGiven({ option, verdict, wasSlow: isSlow(counted, card), ms });
    letFeel(verdict);
    bringUp(heading.current);
  };
  const goOn = () => {
    if (given !== undefined) onNext();
    else if (throwing === "expected") brace();
  };
  const keys = keysOf(options);
  const isMistap = useForAMoment(given?.option !== undefined && given.verdict === "wrong", MISTAP_MS);
  const takeBack = isMistap ? props.onMistap : undefined;
  useCardKeys(hasKeys, keys, (place) => answer(options[place]), goOn, takeBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the card comes
  useEffect(() => {
    if (!props.takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    bringUp(heading.current);
  }, []);

  return (
    <article className={styles.card}>
      <div className={styles.question}>
        <h2 ref={heading} tabIndex={-1} className={styles.asked}>
          {askedWords(question)}
        </h2>
        <MoveContext value={{ stances: deck.them.vocabulary, frameData: {} }}>
          <CardQuestion question={question} deck={deck} throwing={throwing} isRunning={isOpen && !isCalm} />
        </MoveContext>
        {note}
      </div>
      <MoveContext value={{ stances: deck.me.vocabulary, frameData: {} }}>
        <ol ref={list} className={styles.options} data-kind={question.kind}>
          {options.map((option, place) => (
            <li key={option.key}>
              <CardOption
                option={option}
                card={card}
                shortcut={keys[place]}
                hasKeys={hasKeys}
                isOpen={isOpen}
                isAnswered={given !== undefined}
                isChosen={given?.option === option}
                onChoose={() => answer(option)}
              />
            </li>
          ))}
        </ol>
        <div className={styles.result}>
          {given === undefined ? undefined : (
            <>
              <div className={styles.verdict} data-verdict={given.verdict}>
                <strong className="caps-close">
                  {gradeWords(given.verdict, given.wasSlow, given.option !== undefined)}
                </strong>
                <span>
                  {[isThrow && !isCalm ? breakWords(given.ms, startup) : undefined, after]
                    .filter((fact) => fact !== undefined)
                    .join(" · ")}
                </span>
                {takeBack === undefined ? undefined : (
                  <button
                    type="button"
                    className={styles.mistap}
                    aria-label={words.mistapSpoken}
                    aria-keyshortcuts={hasKeys ? "Backspace" : undefined}
                    onClick={takeBack}
                  >
                    {words.mistap}
                  </button>
                )}
                {takeBack === undefined && "id" in question ? (
                  <a className="target" href={pathOfMove(deck.them.id, question.id)}>
                    {words.moreLink}
                    <span className="visually-hidden">{words.moreLinkSpoken}</span>
                  </a>
                ) : undefined}
                {star}
              </div>
              <CardResult card={card} />
            </>
          )}
        </div>
      </MoveContext>
      <p className="visually-hidden" role="status">
        {given === undefined ? "" : spokenResult(card, given, after)}
      </p>
      <div className={styles.bar}>
        {given === undefined && throwing === "here" ? (
          <button type="button" className={styles.pass} onClick={() => answer(undefined)}>
            {words.passing}
          </button>
        ) : (
          <button
            type="button"
            className={styles.next}
            aria-keyshortcuts={hasKeys ? "Enter" : undefined}
            aria-disabled={throwing === "on its way" || undefined}
            onClick={goOn}
          >
            {given === undefined ? words.ready : nextWords}
          </button>
        )}
        <PadInput
          ask={padAsk(options, given !== undefined, throwing)}
          onChoose={(place) => answer(options[place])}
          onPoint={(place) => list.current?.querySelectorAll("button")[place]?.focus()}
          onNext={goOn}
        />
      </div>
    </article>
  );
}

/** The page of a move, by its public id: `Jin-df+2` is `/move/jin/df+2`. */
function pathOfMove(characterId: CharacterId, publicId: string): string | undefined {
  const key = readPublicMoveId(characterId, publicId);
  return key && movePath(characterId, key);
}

function padAsk(options: readonly DrillOption[], isGiven: boolean, throwing: Throwing): PadAsk | undefined {
  if (isGiven || throwing === "expected") return "next";
  return throwing === "here" ? options : undefined;
}

/** On small windows a card goes to the top, so that its answer is in sight; from the second card on it is there already. */
function bringUp(heading: HTMLElement | null): void {
  const card = heading?.closest("article");
  if (!card || innerHeight > LOW_WINDOW) return;
  const room = Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart);
  scrollPageTo(scrollY + card.getBoundingClientRect().top - room);
}

function spokenResult(card: DrillCard, given: GivenAnswer, after: string | undefined): string {
  const best = card.options[card.best];
  const verdict = gradeWords(given.verdict, given.wasSlow, given.option !== undefined);
  const answer = best && words.bestSpoken(optionWords(best) ?? spokenOption(best));
  return [verdict, answer, best && bestWords(best), reasonWords(card.question, best), after]
    .filter((fact) => fact !== undefined)
    .join(". ");
}

/** Vibration, ms: once for what is right, twice for what is wrong. */
const FEELS: Readonly<Record<Verdict, number[]>> = { best: [15], works: [15], wrong: [30, 40, 30] };

/** Phones shake shortly, unless their owner wants no motion. */
function letFeel(verdict: Verdict): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Where a page may not, it says so and nothing happens.
  navigator.vibrate?.(FEELS[verdict]);
}

const MISTAP_MS = 3000;

/** Whether something `is` so since less than `ms`. */
function useForAMoment(is: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return is && !isOver;
}

/** The options' keys choose, Enter goes on, Backspace takes a wrong answer back while it can be, from anywhere on the page while `isOn`; who speaks to the browser can turn it off (WCAG 2.1.4). */
function useCardKeys(
  isOn: boolean,
  keys: readonly string[],
  onPlace: (place: number) => void,
  onEnter: () => void,
  onBack: (() => void) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const place = keys.indexOf(event.key.toUpperCase());
    if (event.key === "Enter") onEnter();
    else if (event.key === "Backspace" && onBack !== undefined) onBack();
    else if (place >= 0) onPlace(place);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);
}

/** Fields and dialogs have their own keys, and Enter belongs to what has the focus, unless that is an answer already given. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=checkbox]), select, textarea, dialog, [role=dialog], [popover]"))
    return true;
  return key === "Enter" && target.closest("a, summary, button:not([data-answered]), input") !== null;
}
