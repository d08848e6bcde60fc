import type { Plugin } from "vite";

/** Weakest first; the same line as in app/ui/tokens.css. */
const LAYER_ORDER = "@layer tokens, base, ui, page;";

/**
 * Names the order of the cascade layers at the head of every CSS module. The first stylesheet that a page happens to
 * load decides it, and which one that is depends on how the bundler splits the code.
 */
export function layerOrder(): Plugin {
  return {
    name: "tactician-layer-order",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".module.css")) return undefined;
      return { code: `${LAYER_ORDER}\n${source}`, map: null };
    },
  };
}
