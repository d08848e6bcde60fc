import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import rows from "./rows.module.css";

type SocialName = NonNullable<Character["creatorNotes"][number]["socialMediaIcon"]>;

/** Plain signs of our own for the places where creators are found, 24 by 24 units. */
const SIGNS: Readonly<Record<SocialName, { readonly label: string; readonly path: string }>> = {
  youtube: { label: "YouTube", path: "M3 6h18v12H3zM10 9v6l5-3z" },
  twitch: { label: "Twitch", path: "M4 3h17v11l-4 4h-4l-3 3v-3H4zM11 8v5M16 8v5" },
  twitter: { label: "Twitter", path: "M4 4l16 16M20 4L4 20" },
  discord: { label: "Discord", path: "M6 6q6-2 12 0l3 10-4 2-2-2H9l-2 2-4-2zM9 12v1M15 12v1" },
};

/** The sign of a social network, with its name for screen readers. */
export function SocialIcon({ name }: { name: SocialName }): ReactNode {
  const { label, path } = SIGNS[name];
  return (
    <svg className={rows.socialIcon} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
