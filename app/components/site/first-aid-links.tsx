import { nationalNumbers } from "../../rules/info/emergency-numbers";
import { type FirstAidPart, firstAidInWater, firstAidPath } from "../../rules/info/first-aid";
import { Icon } from "../../ui/icon";
import { useWords } from "./words";

type LinksProps = { parts?: readonly FirstAidPart[]; heading?: "h2" | "h3" };

/** For pages about something risky: the emergency number and a link to first aid. */
export function FirstAidLinks({ parts = firstAidInWater, heading = "h2" }: LinksProps) {
  const { t, localPath } = useWords();
  const ways = parts.map((part) => ({
    href: localPath(firstAidPath(part)),
    label: t(`info.happened.${part}`),
  }));
  return <FirstAidNav ways={ways} heading={heading} calls />;
}

type Way = { href: string; label: string; lang?: string; drawing?: string };

type Props = {
  ways: readonly Way[];
  /** With the number, where it isn't above. */
  calls?: boolean;
  heading?: "h2" | "h3" | "b";
};

export function FirstAidNav({ ways, calls, heading: Heading = "b" }: Props) {
  const { t } = useWords();
  const number = nationalNumbers.general;
  return (
    <nav className="first-aid-ways" aria-label={t("frame.firstAid")}>
      <Heading>{t("frame.firstAid")}</Heading>
      {calls ? (
        <a href={`tel:${number}`}>
          <Icon name="phone" />
          {t("info.callNumber", { number })}
        </a>
      ) : null}
      {ways.map(({ href, label, lang, drawing }) => (
        <a key={href} href={href} lang={lang}>
          <FirstAidPicture drawing={drawing} />
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Nothing where there's no drawing, as for an emergency that an admin has added. */
export function FirstAidPicture({ drawing }: { drawing: string | undefined }) {
  return drawing ? <img src={drawing} width="120" height="120" loading="lazy" alt="" /> : null;
}
