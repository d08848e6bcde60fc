/** The list, or undefined where it is empty and its field is left out. */
export function nonEmpty<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}
