import {
  antiGuidePath,
  COMBO_GENERATOR_PATH,
  framesPath,
  ROULETTE_PATH,
  STATS_PATH,
  sheetPath,
} from "@tactician/contract";

/** What a visitor does to a control: presses it, types a text into it, or chooses an option by its value. */
type Act = { readonly press: true } | { readonly type: string } | { readonly choose: string };

export interface Control {
  readonly label: string;
  readonly selector: string;
  readonly act: Act;
  /** Where it takes longer than its page's others: it waits for the scripts, or fetches something of its own. */
  readonly limitMs?: number;
  /** Runs in the page: `it` is the control, `before` its text when it was tapped. It sees nothing of this file. */
  readonly hasEffect: (it: HTMLInputElement, before: string) => boolean;
}

export interface TappedPage {
  readonly label: string;
  readonly path: string;
  /** When a tap made at the first paint has its effect at the latest, ms after the start of navigation. */
  readonly limitMs: number;
  readonly storage?: Readonly<Record<string, string>>;
  readonly controls: readonly Control[];
}

export interface Step {
  readonly label: string;
  readonly path: string;
  readonly link: string;
  readonly goal: string;
  /** How long the page has lived when it is tapped, ms. */
  readonly aliveForMs: number;
  readonly limitMs: number;
}

function press(
  label: string,
  selector: string,
  hasEffect: Control["hasEffect"],
  limits: Pick<Control, "limitMs"> = {},
): Control {
  return { label, selector, act: { press: true }, hasEffect, ...limits };
}

const MENU = press(
  "menu",
  'button[popovertarget="menu"], button[aria-label="Menu"]',
  () => document.querySelector('[role="dialog"] a[href="/news"]')?.checkVisibility() === true,
);

const MOVE = press(
  "move",
  "main [data-move]",
  () => document.querySelector("#move-facts:popover-open") !== null,
);

const COMBOS = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  name: `Combo ${index}`,
  character: "jin",
  launchers: ["uf 4"],
  followUps: [["b f 2 1 df 2 t", "b 2 1"]],
}));

/** From the picker to a sheet: a page that has lived for a while may have it ready. The link is seen at once. */
const TO_A_SHEET = {
  path: "/",
  link: `main a[href="${sheetPath("alisa", "Alisa")}"]`,
  goal: "main section details",
};
export const STEPS: readonly Step[] = [
  { label: "portrait, alive for 2 s", ...TO_A_SHEET, aliveForMs: 2000, limitMs: 250 },
  { label: "portrait, at once", ...TO_A_SHEET, aliveForMs: 0, limitMs: 500 },
];

export const PAGES: readonly TappedPage[] = [
  {
    label: "home",
    path: "/",
    limitMs: 1300,
    controls: [
      MENU,
      press(
        "search",
        'button[aria-label="Search"]',
        () => document.querySelector('[role="dialog"] [role="combobox"], [role="dialog"] input') !== null,
        { limitMs: 2000 },
      ),
      press("tip", "main button:has([aria-live])", (it, before) => it.textContent !== before, {
        limitMs: 1500,
      }),
      {
        label: "filter",
        selector: 'main input[type="search"]',
        act: { type: "kaz" },
        limitMs: 1500,
        hasEffect: () => document.querySelector('main a[href$="/jin"]') === null,
      },
    ],
  },
  {
    label: "sheet",
    path: sheetPath("jin", "Jin"),
    limitMs: 1300,
    controls: [
      MENU,
      press(
        "preferences",
        'button[aria-label="Preferences"]',
        () => document.querySelector('[role="switch"]')?.checkVisibility() === true,
      ),
      press(
        "collapse",
        "main details[open] > summary, main h2 > button[aria-expanded]",
        (it) =>
          it.getAttribute("aria-expanded") === "false" ||
          it.parentElement?.matches("details:not([open])") === true,
      ),
      MOVE,
    ],
  },
  {
    label: "anti-guide",
    path: antiGuidePath("jin"),
    limitMs: 1500,
    controls: [
      MENU,
      {
        label: "I play",
        selector: 'main select:has(option[value="king"])',
        act: { choose: "king" },
        limitMs: 1800,
        hasEffect: () => location.search.includes("me=king"),
      },
    ],
  },
  {
    label: "frames",
    path: framesPath("jin", "Jin"),
    limitMs: 1500,
    controls: [
      MENU,
      {
        label: "filter",
        selector: 'main input[type="search"]',
        act: { type: "df2" },
        limitMs: 1800,
        hasEffect: () =>
          / of \d+ moves/.test(document.querySelector('main search [role="status"]')?.textContent ?? ""),
      },
      press("chip", "main button[aria-pressed]", (it) => it.getAttribute("aria-pressed") === "true", {
        limitMs: 1800,
      }),
    ],
  },
  {
    label: "roulette",
    path: ROULETTE_PATH,
    limitMs: 1500,
    controls: [
      MENU,
      {
        label: "character",
        selector: "main select",
        act: { choose: "jin" },
        hasEffect: () => location.search.includes("jin"),
      },
      press(
        "spin",
        "main select ~ button, main p:has(select) + button",
        () =>
          [...document.querySelectorAll("main button")].some((it) => it.textContent?.includes("Succeeded")),
        { limitMs: 1800 },
      ),
    ],
  },
  {
    label: "20 combos",
    path: COMBO_GENERATOR_PATH,
    limitMs: 1800,
    storage: { customCombos: JSON.stringify(COMBOS) },
    controls: [MENU, MOVE],
  },
  {
    label: "statistics",
    path: STATS_PATH,
    limitMs: 1800,
    controls: [
      MENU,
      {
        label: "ID",
        selector: 'main input[name="id"]',
        act: { type: "3abcdefghijk" },
        hasEffect: (it) => document.documentElement.dataset.live !== undefined && it.value === "3abcdefghijk",
      },
    ],
  },
];
