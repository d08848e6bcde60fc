/** What of an outside service is worth watching. */
export interface OutsideService {
  readonly name: "replays" | "news" | "oembed" | "pictures";
  /** `open` while it is left alone because it fails. */
  readonly breaker: { readonly state: "closed" | "open" };
  /** Requests that wait for their turn; a service without a line has none. */
  readonly queue?: { readonly waiting: number };
}
