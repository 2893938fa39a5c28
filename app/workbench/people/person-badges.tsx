import { useWords } from "../../components/site/words";
import { dateInWords } from "../../rules/time/date-words";
import { Badge } from "../../ui/badge";

export type ListedPerson = {
  id: string;
  name: string;
  email: string;
  business_name: string | null;
  created_at: number;
  last_seen_on: string | null;
  paused_at: number | null;
  isAdmin: boolean;
  isProven: boolean;
  isPaused: boolean;
  hasFactor: boolean;
  owned: number;
  waiting: number;
};

export function PersonBadges({ person }: { person: ListedPerson }) {
  const { t } = useWords();
  const { isAdmin, isPaused, isProven, hasFactor } = person;
  return (
    <p className="flex flex-wrap gap-2">
      {isPaused ? <Badge tone="closed">{t("people.badges.paused")}</Badge> : null}
      {isAdmin ? <Badge tone="featured">{t("people.badges.admin")}</Badge> : null}
      <Badge tone={isProven ? "approved" : "pending"}>
        {t(isProven ? "people.badges.proven" : "people.badges.unproven")}
      </Badge>
      <Badge tone={hasFactor ? "approved" : "neutral"}>
        {t(hasFactor ? "people.badges.factor" : "people.badges.noFactor")}
      </Badge>
    </p>
  );
}

export function useLastSeen() {
  const { t, language } = useWords();
  return ({ last_seen_on }: Pick<ListedPerson, "last_seen_on">) =>
    last_seen_on
      ? t("people.seen", { day: dateInWords(last_seen_on, "long", language) })
      : t("people.neverSeen");
}
