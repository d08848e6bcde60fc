/** The built site is missing or broken; the message says what is wrong and what to do, in one line. */
export class SiteError extends Error {
  constructor(problem: string) {
    super(`${problem}: run "npm run build".`);
  }
}
