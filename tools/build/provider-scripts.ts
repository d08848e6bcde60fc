/** The two settings that bring a script of somebody else into the pages. */
const SETTINGS = ["VITE_ANALYTICS_SCRIPT_URL", "VITE_SPEED_SCRIPT_URL"] as const;

/** Only what a content security policy can name letter by letter. */
const PLAIN_ADDRESS = /^https:\/\/[\w.:-]+\/[\w./~%@+-]+$/;

/**
 * Addresses of the hosting provider's scripts, for the policy that allows just them. Throws an error that names each setting
 * that is no `https` address of a file: a policy cannot name one with a query, and pages would ask for it in vain.
 */
export function providerScripts(environment: Record<string, string | undefined>): string[] {
  const given = SETTINGS.flatMap((name) => {
    const address = environment[name]?.trim() ?? "";
    return address === "" ? [] : [{ name, address }];
  });
  const mistakes = given.filter(
    ({ address }) => URL.parse(address)?.href !== address || !PLAIN_ADDRESS.test(address),
  );
  if (mistakes.length > 0) {
    const lines = mistakes.map(
      ({ name, address }) =>
        `${name} must be the https address of a script, without a query, such as https://provider.example/script.js (it is "${address}")`,
    );
    throw new Error(lines.join("\n"));
  }
  return given.map(({ address }) => address);
}
