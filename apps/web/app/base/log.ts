/** Failures that a visitor is not shown, or not in full, for whoever opens the console. */
export function logFailure(what: string, thrown: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the error catalogue asks for a line on the console
  console.error(what, thrown);
}
