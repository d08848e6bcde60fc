import type { ReactNode } from "react";
import type { PlayerAnswer } from "../../player/stats-worker.ts";
import type { Names } from "./core/names.ts";
import { HeadToHead } from "./HeadToHead.tsx";
import { UserInfo } from "./UserInfo.tsx";

interface ComparedPlayerProps {
  readonly player: PlayerAnswer;
  readonly names: Names;
}

/** What is known of the second player, and the matches of both against each other. */
export function ComparedPlayer({
  player: { statistics, headToHead },
  names,
}: ComparedPlayerProps): ReactNode {
  if (statistics === undefined) return undefined;
  return (
    <>
      <UserInfo
        id="comparison-user-info"
        title="Comparison User Info"
        statistics={statistics}
        names={names}
      />
      <HeadToHead meetings={headToHead} opponent={statistics.profile.latest} names={names} />
    </>
  );
}
