import type { AnsweredCharacter } from "../../base/answer.ts";
import { AnsweredPage } from "../../ui/AnsweredPage.tsx";
import { AntiGuidePage } from "./AntiGuide.tsx";
import type { AntiGuidePageProps } from "./core/guide-subject.ts";

export default function AntiGuideOfCharacter(props: AnsweredCharacter<AntiGuidePageProps>) {
  return <AnsweredPage {...props}>{(guide) => <AntiGuidePage {...guide} />}</AnsweredPage>;
}
