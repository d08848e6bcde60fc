import { type ReactNode, useId } from "react";

interface LabelledSelectProps<Value extends string | number> {
  readonly label: string;
  readonly name?: string;
  readonly className: string | undefined;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, words: string])[];
  /** What the choice of none is called, where there is one. */
  readonly none?: string | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** A list to choose one value from. */
export function LabelledSelect<Value extends string | number>(props: LabelledSelectProps<Value>): ReactNode {
  const { label, name, className, value, options, none, onChoose } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        onChange={({ target }) => onChoose(options.find(([one]) => String(one) === target.value)?.[0])}
      >
        {none === undefined ? undefined : <option value="">{none}</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
