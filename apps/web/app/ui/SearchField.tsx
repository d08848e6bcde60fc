import { type ComponentProps, type ReactNode, useId } from "react";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "id" | "type" | "onChange"> {
  readonly label: string;
  /** How the label looks; without it only screen readers meet it. */
  readonly labelClass?: string | undefined;
  readonly onType: (text: string) => void;
}

/** A field that narrows what stands below it. */
export function SearchField({ label, labelClass, onType, ...input }: SearchFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label className={labelClass ?? "visually-hidden"} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  );
}
