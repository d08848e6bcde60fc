import { AntiGuidePage } from "../features/anti-guide/AntiGuidePage.tsx";
import type { AntiGuidePageProps } from "../features/anti-guide/core/guide-subject.ts";
import type { AnsweredCharacter } from "../lib/answer.ts";
import { AnsweredPage } from "../ui/AnsweredPage.tsx";

export default function AntiGuideOfCharacter(props: AnsweredCharacter<AntiGuidePageProps>) {
  return <AnsweredPage {...props}>{(guide) => <AntiGuidePage {...guide} />}</AnsweredPage>;
}
