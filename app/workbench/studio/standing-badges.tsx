import { useWords } from "../../components/site/words";
import type { SectionStanding } from "../../rules/content/section-standing";
import { Badge } from "../../ui/badge";

/** The state of a section in one language; none if it's unchanged. */
export function StandingBadges({ standing }: { standing: SectionStanding }) {
  const { t } = useWords();
  const { isChanged, hasDraft, schedule, isBehind } = standing;
  return (
    <>
      {isChanged && <Badge tone="info">{t("studio.state.changed")}</Badge>}
      {hasDraft && <Badge tone="pending">{t("studio.state.draft")}</Badge>}
      {schedule === "waiting" && <Badge tone="pending">{t("studio.state.scheduled")}</Badge>}
      {schedule === "overdue" && <Badge tone="rejected">{t("studio.state.overdue")}</Badge>}
      {schedule === "stopped" && <Badge tone="rejected">{t("studio.state.stopped")}</Badge>}
      {isBehind && <Badge tone="pending">{t("studio.state.behind")}</Badge>}
    </>
  );
}
