import { MoreLink, Section } from "../../ui/section";
import { WayTiles } from "../site/way-tiles";
import { useWords } from "../site/words";

/** The way on below the only letter there is. */
export function UntilNext() {
  const { t, localPath } = useWords();
  return (
    <Section id="until-next" title={t("newsletterIssue.archive.untilNext")}>
      <WayTiles paths={["/tides", "/map", "/stay", "/today"]} />
      <MoreLink href={localPath("/newsletter")} label={t("newsletterIssue.archive.all")} />
    </Section>
  );
}
