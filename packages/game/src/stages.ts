/**
 * The stages of Tekken 8 by their numbers in the replay service's records. Two may share a name: the same stage in another shape.
 * Numbers: several public clients of the replay service agree, but for 2200, which one names.
 */
export const STAGES = [
  { id: 100, name: "Arena" },
  { id: 101, name: "Arena (Underground)" },
  { id: 200, name: "Urban Square" },
  { id: 201, name: "Urban Square" },
  { id: 300, name: "Yakushima" },
  { id: 400, name: "Coliseum of Fate" },
  { id: 500, name: "Rebel Hangar" },
  { id: 600, name: "Pac-Pixels" },
  { id: 700, name: "Fallen Destiny" },
  { id: 900, name: "Descent into Subconscious" },
  { id: 1000, name: "Sanctum" },
  { id: 1100, name: "Into the Stratosphere" },
  { id: 1200, name: "Ortiz Farm" },
  { id: 1300, name: "Celebration on the Seine" },
  { id: 1400, name: "Secluded Training Ground" },
  { id: 1500, name: "Elegant Palace" },
  { id: 1600, name: "Midnight Siege" },
  { id: 1700, name: "Seaside Resort" },
  { id: 1800, name: "Genmaji Temple" },
  { id: 1801, name: "Genmaji Temple (Daytime)" },
  { id: 1900, name: "Phoenix Gate" },
  { id: 2200, name: "Baobab Horizon" },
] as const satisfies readonly { readonly id: number; readonly name: string }[];

const byId = new Map<number, string>(STAGES.map(({ id, name }) => [id, name]));

/** What a stage is called, or undefined: `findStageName(1200)` is `Ortiz Farm`. */
export function findStageName(id: number): string | undefined {
  return byId.get(id);
}
