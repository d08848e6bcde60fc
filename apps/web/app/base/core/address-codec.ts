/** How a value is written in the parameters of an address. `parse(format(value))` is the value again. */
export interface AddressCodec<Value> {
  /** What an address says. It may hold anything: what is not understood counts as absent. */
  readonly parse: (parameters: URLSearchParams) => Value;
  /** The parameters that read as this value; none for what the page shows by itself. */
  readonly format: (value: Value) => URLSearchParams;
}
