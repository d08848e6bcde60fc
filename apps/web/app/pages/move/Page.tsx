import { MoveKept, type PageOfMoveProps } from "./MoveKept.tsx";
import { MovePage } from "./MovePage.tsx";

export default function PageOfMove({ page, kept }: PageOfMoveProps) {
  if (page !== undefined) return <MovePage page={page} />;
  return kept && <MoveKept kept={kept} />;
}
