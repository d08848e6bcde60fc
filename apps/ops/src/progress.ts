import { type FeedWindow, grouped } from "@tactician/replays";

/** How far a run has got. */
export interface Progress {
  matches: number;
  added: number;
  /** Seconds of play read so far. */
  playSeconds: number;
}

export function addWindow(progress: Progress, window: FeedWindow): Progress {
  return {
    matches: progress.matches + window.matches,
    added: progress.added + window.added,
    playSeconds: progress.playSeconds + window.to - window.from,
  };
}

/**
 * One line about the newest window and the whole run:
 * `2026-08-01 18:30  5,812 matches, 5,790 new | 41,233 so far, 612 a second, 12 min left`.
 */
export function formatProgress(window: FeedWindow, progress: Progress, elapsedSeconds: number): string {
  const rate = Math.round(progress.matches / Math.max(elapsedSeconds, 0.001));
  const left = window.leftSeconds * (elapsedSeconds / Math.max(progress.playSeconds, 1));
  const parts = [`${grouped(progress.matches)} so far`, `${grouped(rate)} a second`];
  parts.push(window.leftSeconds === 0 ? "up to date" : `${formatDuration(left)} left`);
  const news = `${grouped(window.matches)} matches, ${grouped(window.added)} new`;
  return `${formatMoment(window.from)}  ${news} | ${parts.join(", ")}`;
}

/** Unix seconds -> `2026-08-01 18:30`. */
export function formatMoment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
}

/** `40 s`, `12 min`, `3 h 20 min`, `5 days`. */
export function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.round(hours / 24)} days`;
}
