import type { ReportSummary } from "@tactician/contract";
import { findCharacter } from "@tactician/game";
import { fetchReport, fetchReportSummary } from "../../base/api.ts";
import { isMissing } from "../../base/ask.ts";
import { element } from "../../base/element.ts";
import type { KeptReport } from "../../reports/core/kept-reports.ts";
import { keptReports, takeBack } from "../../reports/send-reports.ts";
import { labelOf, takeBack as takeBackLabel } from "../../reports/words.ts";
import styles from "./Page.module.css";
import * as words from "./words.ts";

/** So many of the newest are looked up: a visitor may ask for ten a minute. */
const MOST_LOOKED_UP = 5;

/** Says how many reports came, and shows those of this browser with what became of them. */
export function bring(island: HTMLElement): undefined {
  const said = island.querySelector("p");
  fetchReportSummary().then(
    (summary) => said?.replaceChildren(summaryWords(summary)),
    () => said?.replaceChildren(words.reportsFailed),
  );
  const own = keptReports().toReversed();
  if (own.length === 0) return;
  said?.after(
    element("h3", {}, words.ownTitle),
    element("ul", {}, ...own.map((report, place) => row(report, place < MOST_LOOKED_UP))),
  );
}

function summaryWords({ came, accepted, medianDays }: ReportSummary): string {
  return came === 0 ? words.reportsNone : words.reportsCame(came, accepted, medianDays);
}

function row(report: KeptReport, isLookedUp: boolean): HTMLElement {
  const { character, move, field, shown, value, state } = report;
  const place = `${findCharacter(character)?.name ?? character} ${move}, ${labelOf(field)}`;
  const what = words.ownReport(place, shown, value);
  const became = element("span", { className: "small" }, state === "waiting" ? words.STATES.waiting : "");
  const button = element("button", { type: "button", className: "target" }, takeBackLabel);
  button.ariaLabel = `${takeBackLabel}: ${what}`;
  button.addEventListener("click", () => {
    void takeBack(report).then((isGone) => {
      became.replaceChildren(isGone ? words.goneState : words.unknownState);
      if (isGone) button.remove();
    });
  });
  if (state === "sent" && isLookedUp)
    fetchReport(report.key).then(
      (sent) => became.replaceChildren(words.STATES[sent.state]),
      (thrown) => became.replaceChildren(isMissing(thrown) ? words.goneState : words.unknownState),
    );
  return element("li", { className: styles.own }, `${what} `, became, " ", button);
}
