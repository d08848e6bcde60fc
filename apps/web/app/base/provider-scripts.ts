import { providerScripts } from "./config.ts";
import { element } from "./element.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Brings in the hosting provider's scripts, if the build was told of any, when the page has loaded and the browser has
 * nothing better to do: they count visits or measure speed, and neither is worth a moment of a visitor's wait.
 */
export function loadProviderScripts(): void {
  const addresses = [providerScripts.analytics, providerScripts.speed].filter(
    (address) => address !== undefined,
  );
  if (addresses.length === 0) return;
  const load = () => whenIdle(() => addresses.forEach(addScript));
  if (document.readyState === "complete") load();
  else window.addEventListener("load", load, { once: true });
}

/** Each once, however often the application starts in one document. */
function addScript(address: string): void {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`) !== null) return;
  document.head.append(element("script", { src: address, async: true }));
}
