import type { MovePage as MovePageDocument } from "@tactician/contract";
import { MoveNotKept } from "./MoveNotKept.tsx";
import { MovePage } from "./MovePage.tsx";

export default function PageOfMove({ page }: { page: MovePageDocument | undefined }) {
  return page === undefined ? <MoveNotKept /> : <MovePage page={page} />;
}
