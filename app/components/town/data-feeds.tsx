import { webcalLink } from "../../rules/events/calendar-links";
import { Button } from "../../ui/button";
import { useWords } from "../site/words";
import { WithCode } from "./data-list";

const feeds = [
  { path: "/calendar.ics", name: "calendar", isCalendar: true },
  { path: "/tides.ics", name: "tides", isCalendar: true },
  { path: "/blog.xml", name: "blog", isCalendar: false },
  { path: "/newsletter.xml", name: "newsletter", isCalendar: false },
] as const;

/** Addresses to follow, shown without their scheme, each with a button that copies it once scripts have run. */
export function DataFeeds({ origin }: { origin: string }) {
  const { t, localPath } = useWords();
  return (
    <ul className="data-feeds">
      {feeds.map(({ path, name, isCalendar }) => {
        const address = origin + localPath(path);
        return (
          <li key={path}>
            <h3>{t(`data.feedName.${name}`)}</h3>
            <p>
              <WithCode text={t(`data.feed.${name}`)} />
            </p>
            <a href={isCalendar ? webcalLink(address) : localPath(path)}>
              <code>
                {origin.replace(/^\w+:\/\//, "")}
                <wbr />
                {localPath(path)}
              </code>
            </a>
            <Button
              type="button"
              variant="secondary"
              size="small"
              data-copies={address}
              data-copied={t("data.copied")}
              aria-label={`${t("share.copy")}: ${t(`data.feedName.${name}`)}`}
              disabled
            >
              {t("share.copy")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
