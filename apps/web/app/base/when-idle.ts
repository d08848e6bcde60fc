/** Calls `act` as soon as the browser has nothing better to do, and half a second later at the latest. Gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 500 });
  return () => cancelIdleCallback(request);
}
