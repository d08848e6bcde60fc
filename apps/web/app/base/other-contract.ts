import { CONTRACT_VERSION } from "@tactician/contract";
import * as words from "./words.ts";

/** An answer of a release whose contract is another than this page's, where loading the page anew has not helped. */
export class OtherContractError extends Error {
  readonly version: string;

  constructor(version: string) {
    super(isOlder(version) ? words.olderAnswer : words.olderPage);
    this.version = version;
  }
}

/** Of answers that were kept, or come from a server that is not updated yet. */
export function isOlder(version: string): boolean {
  return Number(version) < CONTRACT_VERSION;
}

/**
 * What to do about an answer of another version: loads the page anew, once for each version, and never settles; or rejects with an
 * `OtherContractError`. Offline, where the browser keeps no memory of it, and in a worker the page is not loaded anew.
 */
export function meetOtherContract(version: string): Promise<never> {
  if (!mayReload(version)) return Promise.reject(new OtherContractError(version));
  location.reload();
  return new Promise(() => undefined);
}

function mayReload(version: string): boolean {
  if (navigator.onLine === false) return false;
  const key = `reloadedForContract${version}`;
  try {
    const storage = globalThis.sessionStorage;
    if (storage === undefined || storage.getItem(key) !== null) return false;
    storage.setItem(key, "yes");
    return true;
  } catch {
    return false;
  }
}
