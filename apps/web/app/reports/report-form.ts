import type { ReportBody } from "@tactician/contract";
import { externalLinks } from "../base/config.ts";
import { element } from "../base/element.ts";
import { wrong } from "../ui/words.ts";
import type { KeptReport } from "./core/kept-reports.ts";
import styles from "./Proof.module.css";
import { sendReport, takeBack } from "./send-reports.ts";
import * as words from "./words.ts";

/** What a report is about: the place is known, its sender says the rest. */
export interface ReportSubject extends Pick<ReportBody, "kind" | "character" | "move" | "field" | "shown"> {
  /** `Jin df+2, On block`. */
  readonly name: string;
  readonly version: string;
}

const { right, how, send } = words;

/** The form behind "Wrong?": the right value, how one knows, and nothing else. */
export function reportForm(subject: () => ReportSubject, kind: ReportBody["kind"]): HTMLFormElement {
  const value = element("input", { name: "value", maxLength: 200, required: true, autocomplete: "off" });
  const reason = element("textarea", { name: "how", maxLength: 500, rows: 2, placeholder: words.howHint });
  const said = element("p", { role: "status", className: "flush" });
  const button = element("button", { type: "submit", className: styles.send }, send);
  const form = element(
    "form",
    { className: styles.form, noValidate: true },
    element("h3", { className: "flush" }, kind === "measured" ? words.measured : wrong),
    element("label", {}, kind === "measured" ? words.reading : right, value),
    element("label", {}, how, reason),
    element("p", { className: "small flush" }, words.nobodyElse),
    element("p", { className: "row flush" }, button),
    said,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (value.value.trim() === "") {
      said.replaceChildren(words.emptyValue);
      value.focus();
      return;
    }
    const { name, ...place } = subject();
    const report: KeptReport = {
      ...place,
      key: newKey(),
      value: value.value,
      how: reason.value,
      state: "waiting",
      at: new Date().toISOString(),
    };
    button.disabled = true;
    said.replaceChildren(words.sending);
    void sendReport(report).then((sending) => {
      button.disabled = false;
      if (typeof sending === "object") {
        said.replaceChildren(`${sending.refused} ${words.cannotSend}`.trim(), ...textToCopy(name, report));
        return;
      }
      if (sending === "lost") {
        said.replaceChildren(words.notKept, ...textToCopy(name, report));
        return;
      }
      for (const field of [value, reason]) field.value = "";
      said.replaceChildren(
        SAID[sending],
        ...(sending === "known" ? [] : [" ", backButton(report, sending, said)]),
      );
    });
  });
  return form;
}

const SAID = { sent: words.sent, known: words.alreadySent, waiting: words.keptForLater };

function backButton(report: KeptReport, state: "sent" | "waiting", said: HTMLElement): HTMLElement {
  const button = element("button", { type: "button", className: styles.plain }, words.takeBack);
  button.addEventListener("click", () => {
    void takeBack({ ...report, state }).then((isGone) => {
      said.replaceChildren(isGone ? words.takenBack : words.notLoaded, ...(isGone ? [] : [" ", button]));
    });
  });
  return button;
}

/** Where nothing can be sent: the report as text, a button that copies it, and where it can be told. */
function textToCopy(name: string, { shown, value, how: reason, version }: KeptReport): HTMLElement[] {
  const text = words.inOneLine(name, shown, value, reason, version);
  const field = element("textarea", { readOnly: true, rows: 3, value: text, ariaLabel: words.reportText });
  const button = element("button", { type: "button", className: styles.plain }, words.copy);
  button.addEventListener("click", () => {
    navigator.clipboard?.writeText(text).then(
      () => button.replaceChildren(words.copied),
      () => field.select(),
    );
  });
  const way = externalLinks.source && element("a", { href: externalLinks.source }, words.toSource);
  return [field, element("span", { className: "row" }, button, way)];
}

/** 16 random bytes in base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  );
}
