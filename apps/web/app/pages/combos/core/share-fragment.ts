/** What a fragment with combos begins with. In a file of its own: the page knows a shared link without the decoder. */
export const SHARE_PREFIX = "combos=";

/** Whether a fragment, with its `#`, carries combos: `#combos=1.q1...`; not `#legend`. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith(`#${SHARE_PREFIX}`);
}
