/** A text of an address as it was typed, none where there is none, and no more of it than `longest` letters. */
export function textIn(parameters: URLSearchParams, name: string, longest: number): string {
  return (parameters.get(name) ?? "").slice(0, longest).toWellFormed();
}

/** How a value is written in the parameters of an address. `parse(format(value))` is the value again. */
export interface AddressCodec<Value> {
  /** What an address says. It may hold anything: what is not understood counts as absent. */
  readonly parse: (parameters: URLSearchParams) => Value;
  /** The parameters that read as this value; none for what the page shows by itself. */
  readonly format: (value: Value) => URLSearchParams;
}
