import { NoticeLine } from "../../components/site/site-notice";
import { useBothLanguages, useWords } from "../../components/site/words";
import { type NoticeState, noticeIn, type SiteNotice } from "../../rules/site/notice";
import { minuteInWords } from "../../rules/time/panama-time";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { FormToken } from "../forms/form-token";

type Props = { notice: (SiteNotice & { version: number }) | null; state: NoticeState };

const tones = { on: "open", waiting: "pending" } as const;

/** The current or scheduled notice, with a button that removes it from every page at once. */
export function CurrentNotice({ notice, state }: Props) {
  const { t, language } = useWords();
  const bothLanguages = useBothLanguages();
  if (!notice || state === "none") return <p role="status">{t("studioNotice.none")}</p>;
  const inWords = (at: number) => minuteInWords(new Date(at), language);
  const times = { from: inWords(notice.from_at), until: inWords(notice.until_at) };
  if (state === "over") return <p role="status">{t("studioNotice.over", times)}</p>;
  return (
    <section className="grid gap-4" aria-label={t("studioNotice.now")}>
      <p className="flex flex-wrap items-center gap-3" role="status">
        <Badge tone={tones[state]}>{t(`studioNotice.states.${state}`)}</Badge>
        {t(`studioNotice.times.${state}`, times)}
      </p>
      {bothLanguages.map((one) => (
        <NoticeLine key={one} notice={noticeIn(notice, one)} language={one} />
      ))}
      <form method="post">
        <FormToken fields={{ version: notice.version }} />
        <Button intent="end" variant="destructive">
          {t(`studioNotice.end.${state}`)}
        </Button>
      </form>
    </section>
  );
}
