import { dayWords, FIELD_WORDS, type GamePatch, KIND_WORDS } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import { type ReactNode, useId } from "react";
import { type ChangesView, changesAddress, NEWEST } from "./core/changes-view.ts";
import styles from "./Page.module.css";

interface ChangeFiltersProps {
  readonly view: ChangesView;
  readonly patches: readonly GamePatch[];
  readonly onChange: (view: ChangesView) => void;
  /** How many fit. */
  readonly words: string;
}

const KINDS = [
  ...[...KIND_WORDS].map(([id, label]) => ({ id, label })),
  { id: "all", label: "All of these" },
];
const EFFECTS = [
  { id: "", label: "Better or worse" },
  { id: "better", label: "Better" },
  { id: "worse", label: "Worse" },
];
const FIELDS = [
  { id: "", label: "Anything" },
  ...[...FIELD_WORDS].map(([id, words]) => ({ id, label: capital(words) })),
];
const WHO = [
  { id: "", label: "Everybody" },
  ...CHARACTERS.map(({ characterId, name }) => ({ id: characterId, label: name })).toSorted((a, b) =>
    a.label.localeCompare(b.label, "en"),
  ),
];

/** What narrows the changes. */
export function ChangeFilters({ view, patches, onChange, words }: ChangeFiltersProps): ReactNode {
  const id = useId();
  const isNewest = changesAddress.format({ ...view, me: undefined }).size === 0;
  const choices = [
    { name: "character", label: "Character", options: WHO },
    { name: "patch", label: "Patch", options: [{ id: "", label: "Any time" }, ...patches.map(patchOption)] },
    { name: "effect", label: "For its owner", options: EFFECTS },
    { name: "field", label: "What", options: FIELDS },
    { name: "kind", label: "Why", options: KINDS },
  ] as const;
  // Through the address, which takes no value but those offered.
  const choose = (name: string, value: string) => {
    const parameters = changesAddress.format(view);
    parameters.set(name, value);
    onChange(changesAddress.parse(parameters));
  };
  return (
    <search className={styles.filters} aria-label="Filter the changes">
      <label className="visually-hidden" htmlFor={id}>
        Find a change
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder="df2, or a word"
        value={view.find}
        onChange={(event) => onChange({ ...view, find: event.target.value })}
      />
      {choices.map(({ name, label, options }) => (
        <label key={name} className={styles.choice}>
          {label}
          <select
            className={styles.select}
            value={view[name] ?? ""}
            onChange={({ target: { value } }) => choose(name, value)}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p className={styles.count}>
        <span role="status">{words}</span>
        {isNewest ? undefined : (
          <button type="button" className={styles.more} onClick={() => onChange({ ...NEWEST, me: view.me })}>
            Show all
          </button>
        )}
      </p>
    </search>
  );
}

function patchOption({ version, date }: GamePatch) {
  return { id: version, label: `${version}, ${dayWords(date)}` };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
