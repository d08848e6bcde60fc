import type { History, HistoryStep } from "@tactician/game";

/** A history as file text: one change a line, so that a new step shows as added lines. Same history, same bytes. */
export function historyText({ character, since, steps }: History): string {
  const head = `{\n"character":${JSON.stringify(character)},\n"since":${JSON.stringify(since)},\n"steps":[`;
  return `${head}\n${steps.map(stepText).join(",\n")}\n]}\n`;
}

function stepText({ date, also = {}, ...lists }: HistoryStep): string {
  const parts = Object.entries(lists).map(([name, entries]) => {
    const lines = (entries as readonly unknown[]).map((entry) => JSON.stringify(entry));
    return `${JSON.stringify(name)}:[\n${lines.join(",\n")}\n]`;
  });
  const former = Object.entries(also).map(
    ([move, facts]) => `${JSON.stringify(move)}:${JSON.stringify(facts)}`,
  );
  if (former.length > 0) parts.push(`"also":{\n${former.join(",\n")}\n}`);
  return `{"date":${[JSON.stringify(date), ...parts].join(",")}}`;
}
