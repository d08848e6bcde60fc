/** The settings that say where to listen. */
export interface ListenSettings {
  port: string;
  host: string;
}

/** Why nobody can listen there, in one line that names the setting: `set PORT to another one`. Undefined for other errors. */
export function listenProblem(error: unknown, { port, host }: ListenSettings): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `The port is in use already: set ${port} to another one.`;
  if (code === "EACCES") return `The port may not be used: set ${port} to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${host} is no address of this machine.`;
  return undefined;
}
