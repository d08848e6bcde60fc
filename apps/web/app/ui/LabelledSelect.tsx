import { type ReactNode, useId } from "react";

interface SelectProps<Value extends string | number> {
  readonly id: string;
  readonly name?: string | undefined;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, words: string])[];
  /** What the choice of none is called, where there is one. */
  readonly none?: string | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** A list to choose one value from; its label stands elsewhere. */
export function Select<Value extends string | number>(props: SelectProps<Value>): ReactNode {
  const { id, name, value, options, none, onChoose } = props;
  return (
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
  );
}

interface LabelledSelectProps<Value extends string | number> extends Omit<SelectProps<Value>, "id"> {
  readonly label: string;
  readonly className: string | undefined;
}

/** The same below its label. */
export function LabelledSelect<Value extends string | number>(props: LabelledSelectProps<Value>): ReactNode {
  const { label, className, ...list } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...list} />
    </div>
  );
}
