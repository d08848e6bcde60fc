export interface Group<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Items under their titles, in the order in which each title first appears. */
export function groupByTitle<Item>(items: readonly Item[], titleOf: (item: Item) => string): Group<Item>[] {
  return Array.from(Map.groupBy(items, titleOf), ([title, members]) => ({ title, items: members }));
}
