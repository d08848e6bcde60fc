import type { Strategy } from "@tactician/contract";
import { findCharacter } from "@tactician/game";
import { type ReactNode, useId } from "react";
import controls from "./controls.module.css";
import { titleSegment } from "./core/strategy-words.ts";
import type { ContentChoice } from "./use-content-choice.ts";

/** The chosen character's challenges and the general ones, to choose one from. */
export function ChallengeSelect({
  choice,
  isLoading,
}: {
  choice: ContentChoice;
  isLoading: boolean;
}): ReactNode {
  const { character, own, general, challenge, chooseChallenge } = choice;
  const id = useId();
  const name = character === undefined ? "" : (findCharacter(character)?.name ?? "");
  return (
    <p className={controls.field}>
      <label htmlFor={id}>Challenge</label>
      <select
        id={id}
        className={controls.select}
        value={challenge === undefined ? "" : titleSegment(challenge.title)}
        onChange={({ target }) => chooseChallenge(target.value)}
      >
        <option value="">{isLoading ? "Loading challenges..." : "Choose a challenge"}</option>
        <Group label={name} strategies={own} />
        <Group label="For everybody" strategies={general} />
      </select>
    </p>
  );
}

function Group({ label, strategies }: { label: string; strategies: readonly Strategy[] }): ReactNode {
  if (strategies.length === 0) return undefined;
  return (
    <optgroup label={label}>
      {strategies.map(({ title }) => (
        <option key={title} value={titleSegment(title)}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}
