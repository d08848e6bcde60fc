/** Descriptors that are not for visitors: the store's files and connections, questions to other servers, Node's own. */
const RESERVED = 64;

/** How many connections the system lets this process hold, at most so many as are wanted and at least one. */
export function connectionLimit(wanted: number, descriptors: number = openFileLimit()): number {
  return Math.max(1, Math.min(wanted, descriptors - RESERVED));
}

/** What `ulimit -n` says; without an end where there is none. */
function openFileLimit(): number {
  const report: unknown = process.report.getReport();
  const { userLimits } = report as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  return Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY;
}
