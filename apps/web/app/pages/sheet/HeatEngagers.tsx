import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { Move } from "../../ui/move/Move.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";

/** Moves that start Heat on hit, each with what it is good for. */
export function HeatEngagers({ character: { heatEngagers } }: { character: Character }): ReactNode {
  return (
    <ul className={rows.rows}>
      {heatEngagers.map(({ _id, move, description }) => (
        <li key={_id} className={plays.play}>
          <Move notation={move} />
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
