import { REPORTS_PATH, reportPath } from "@tactician/contract";
import { apiUrl } from "../base/config.ts";
import { keep, readKept } from "../base/kept.ts";
import { canStore } from "../base/storage.ts";
import { bodyOf, type KeptReport, parseKeptReports, withoutReport, withReport } from "./core/kept-reports.ts";

const TIMEOUT_MS = 15_000;

/** `refused`: this site takes no such report, and why not. `waiting`: kept here and sent later; `lost`: neither. */
export type Sending = "sent" | "known" | "waiting" | "lost" | { readonly refused: string };

export function keptReports(): KeptReport[] {
  return parseKeptReports(readKept("reports"));
}

function change(list: readonly KeptReport[]): void {
  keep("reports", list.length === 0 ? "" : JSON.stringify(list));
}

/**
 * Sends a report; one that cannot travel now is kept and sent when the browser is online again. Where nobody is told (`isWatched`), what a
 * server cannot take today waits as well.
 */
export async function sendReport(report: KeptReport, isWatched = true): Promise<Sending> {
  change(withReport(keptReports(), { ...report, state: "waiting" }));
  const answer = await post(report, isWatched);
  if (answer === "later") return canStore() ? "waiting" : "lost";
  if (answer === "sent") change(withReport(keptReports(), { ...report, state: "sent" }));
  else change(withoutReport(keptReports(), report.key));
  return answer;
}

/** Sends what waits, one after the other, until one has to wait on. What is no report for this site never will be one. */
export async function sendWaiting(): Promise<void> {
  for (const report of keptReports().filter(({ state }) => state === "waiting")) {
    if ((await sendReport(report, false)) === "waiting") return;
  }
}

async function post(
  report: KeptReport,
  isWatched: boolean,
): Promise<"later" | Exclude<Sending, "waiting" | "lost">> {
  try {
    const response = await fetch(apiUrl + REPORTS_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bodyOf(report)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return "sent";
    if (response.status === 409) return "known";
    if (response.status === 429 || (response.status >= 500 && !isWatched)) return "later";
    return { refused: await messageOf(response) };
  } catch {
    return "later";
  }
}

/** What the server says; nothing where something else answers, such as a page. */
async function messageOf(response: Response): Promise<string> {
  try {
    const { message } = (await response.json()) as { message?: unknown };
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

/** Takes a report back; whether it is gone. */
export async function takeBack({ key, state }: KeptReport): Promise<boolean> {
  if (state === "sent") {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const status = await fetch(apiUrl + reportPath(key), { method: "DELETE", signal }).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 204 && status !== 404) return false;
  }
  change(withoutReport(keptReports(), key));
  return true;
}
