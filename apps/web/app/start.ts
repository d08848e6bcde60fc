import { layOutLater } from "./base/lay-out-later.ts";
import { logFailure } from "./base/log.ts";
import { markNearPages } from "./base/near-pages.ts";
import type { PageData, PageStart } from "./base/page-data.ts";
import { loadProviderScripts } from "./base/provider-scripts.ts";
import { sayAgainByKey } from "./base/say-again.ts";
import { readStored } from "./base/storage.ts";
import { whenIdle } from "./base/when-idle.ts";
import { showNotes } from "./notes/show-notes.ts";

/** What a module of an island exports: a component for React, or what gives life without it. */
interface IslandModule {
  readonly default?: unknown;
  readonly bring?: (element: HTMLElement, props: object) => unknown;
}

type Wake = (island: HTMLElement) => Promise<boolean>;

/** How far out of sight an island wakes, so that it lives when it is seen. */
const NEAR = "300px";

/** Islands that sleep or are waking. */
const ASLEEP = "[data-island][data-wake]:not([data-live])";

/**
 * Brings a finished page to life: wakes its islands, those of the beginning one after the other with a breath between them in which a
 * press is answered, and the others when they are touched, seen, or the browser has nothing better to do.
 */
export async function start(page: PageStart, data: Promise<PageData> | undefined): Promise<void> {
  const waking = new Map<Element, Promise<boolean>>();
  /** Settles with whether the island lives. */
  const wake: Wake = (island) => {
    const before = waking.get(island);
    if (before !== undefined) return before;
    const begun = wakeIsland(island, page, data).then(
      () => true,
      (thrown: unknown) => {
        // The next touch tries again.
        waking.delete(island);
        logFailure("Part of the page did not load", thrown);
        return false;
      },
    );
    waking.set(island, begun);
    return begun;
  };
  const all = Array.from(document.querySelectorAll<HTMLElement>(ASLEEP));
  const those = (when: string) => all.filter(({ dataset }) => dataset.wake === when);

  let isWhole = true;
  wakeByTouch(wake);
  for (const section of document.querySelectorAll<HTMLElement>("[data-later-layout]")) layOutLater(section);
  answerPresses();
  for (const island of [...all.filter(({ dataset }) => dataset.heard !== undefined), ...those("start")]) {
    if (!(await wake(island))) isWhole = false;
  }
  // Says that presses are answered now; where it does not, the page says so itself (head/early-presses.ts).
  if (isWhole) document.documentElement.dataset.live = "";

  loadProviderScripts();
  markNearPages();
  wakeInSight(those("sight"), wake);
  const wakeNext = (islands: readonly HTMLElement[]) => {
    const [island, ...others] = islands;
    if (island !== undefined) whenIdle(() => void wake(island).then(() => wakeNext(others)));
  };
  wakeNext(those("idle"));
}

/** What opens a note, what carries a fact, and what answers to presses by itself, if only in words (`data-says`). */
const PRESSED = "[data-note],[data-of] [data-fact],a,button,summary";

/**
 * A pressed fact says where it comes from and takes "this is wrong"; reports that waited for a connection are sent. A pressed note opens.
 * A link of a menu closes the menu: who comes back by the browser's memory finds it closed, and a section is not covered by it.
 */
export function answerPresses(): void {
  sayAgainByKey();
  let deadPresses = 0;
  const prove = (pressed?: HTMLElement) =>
    void import("./reports/show-proof.ts").then(({ showProof }) => showProof(pressed));
  addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (pressed === null) return;
    const menu = pressed.closest("a")?.closest<HTMLElement>("[popover]");
    if (menu?.matches(":popover-open")) menu.hidePopover();
    const { note, fact, says } = pressed.dataset;
    if (note) showNotes(pressed);
    else if (fact) prove(pressed);
    else if (says && pressed.nextElementSibling) {
      deadPresses += 1;
      pressed.nextElementSibling.textContent = `${says} ${deadPresses}.`;
    }
  });
  const sendWaiting = () => {
    if (readStored("reports")?.includes("waiting")) prove();
  };
  addEventListener("online", sendWaiting);
  whenIdle(() => {
    sendWaiting();
    showNotes();
  });
}

async function wakeIsland(
  island: HTMLElement,
  page: PageStart,
  data: Promise<PageData> | undefined,
): Promise<void> {
  const key = island.dataset.island ?? "";
  const [name = ""] = key.split(":");
  const address = Object.hasOwn(page.islands, name) ? page.islands[name] : undefined;
  if (address === undefined) {
    // Its presses are answered by the page (`answerPresses`), or its release is gone.
    island.dataset.live = "";
    return;
  }
  // Not with the island's own modules, which need it: one long task would be both.
  if (island.dataset.react !== undefined) await loadFramework(page);
  const module: IslandModule = await import(/* @vite-ignore */ address);
  const known = await data;
  const props = (known !== undefined && Object.hasOwn(known.islands, key) && known.islands[key]) || {};
  if (module.bring !== undefined) {
    module.bring(island, props);
    island.dataset.live = "";
    return;
  }
  const { hydrate } = await loadFramework(page);
  await hydrate(island, module.default, props, known?.moves);
}

type Hydrate = typeof import("./hydrate.tsx");
let framework: Promise<Hydrate> | undefined;

/** The framework runs first and alone, with a breath behind it in which a press is answered. */
function loadFramework({ framework: address, hydrate }: PageStart): Promise<Hydrate> {
  framework ??= (async () => {
    if (address !== undefined) await import(/* @vite-ignore */ address);
    await new Promise((breathe) => setTimeout(breathe));
    return import(/* @vite-ignore */ hydrate ?? "");
  })();
  // The next touch tries again.
  framework.catch(() => {
    framework = undefined;
  });
  return framework;
}

/** A pointer over an island, a finger on it or the focus in it: what is pressed next finds it alive. */
function wakeByTouch(wake: Wake): void {
  const wakeTouched = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;
    if (island !== null) void wake(island);
  };
  for (const kind of ["pointerover", "pointerdown", "focusin", "wake"])
    addEventListener(kind, wakeTouched, { passive: true, capture: true });
}

/** An island has no box of its own: what is looked at is what is in it. */
function wakeInSight(islands: readonly HTMLElement[], wake: Wake): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = target.closest<HTMLElement>("[data-island]");
        if (!isIntersecting || island === null) continue;
        observer.unobserve(target);
        void wake(island);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of islands) {
    const [content] = island.children;
    if (content === undefined) whenIdle(() => void wake(island));
    else observer.observe(content);
  }
}
