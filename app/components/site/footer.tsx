import { answers } from "../../rules/content/site-pages";
import { nationalNumbers } from "../../rules/info/emergency-numbers";
import { firstAidPath } from "../../rules/info/first-aid";
import { exploreLinks, type FrameLink, legalLinks, listYourPlaceLink, planLinks, wordOf } from "./navigation";
import { useWords } from "./words";

/** The guide's contacts; social networks only if set. */
export type Contact = { email: string; socialPage: string | null; photoPage: string | null };

/** Without contacts (error pages have none) it shows the rest. */
export function Footer({ contact, year }: { contact?: Contact; year?: number }) {
  const { t, localPath } = useWords();
  const number = nationalNumbers.general;
  return (
    <footer className="night footer">
      <div className="wrap footer-parts">
        <div>
          <p className="brand">{t("frame.brand")}</p>
          <p className="footer-about">{t("frame.description")}</p>
          <address>
            {t("frame.address")}
            {contact ? (
              <p>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </p>
            ) : null}
          </address>
        </div>
        <FooterLinks title={t("frame.explore")} links={exploreLinks.filter(answers)} />
        <FooterLinks title={t("frame.plan")} links={planLinks.filter(answers)} />
        <div>
          <h2>{t("frame.contact")}</h2>
          <ul className="footer-ways">
            <li>
              <a href={`tel:${number}`}>{t("frame.emergency", { number })}</a>
            </li>
            <li>
              <a href={localPath(firstAidPath())}>{t("frame.firstAid")}</a>
            </li>
            {contact ? (
              <li>
                <a href={`mailto:${contact.email}`}>{t("frame.writeToUs")}</a>
              </li>
            ) : null}
            <li>
              <a href={listYourPlaceLink(localPath)}>{t("frame.listYourPlace")}</a>
            </li>
            {contact ? <SocialLinks {...contact} /> : null}
          </ul>
        </div>
      </div>
      <div className="wrap footer-end">
        <p>{`© ${year ?? ""} ${t("frame.brand")}`}</p>
        <FooterLinks links={legalLinks.filter(answers)} />
      </div>
    </footer>
  );
}

function SocialLinks({ socialPage, photoPage }: Contact) {
  const pages = [socialPage, photoPage].filter((page) => page !== null);
  return pages.map((page) => (
    <li key={page}>
      <a href={page} rel="me noopener">
        {siteNameOf(page)}
      </a>
    </li>
  ));
}

function FooterLinks({ title, links }: { title?: string; links: FrameLink[] }) {
  const { t, localPath } = useWords();
  if (links.length === 0) return null;
  return (
    <nav aria-label={title ?? t("frame.smallPrint")}>
      {title ? <h2>{title}</h2> : null}
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a href={localPath(link)}>{t(wordOf(link))}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "https://www.example.com/us" is called "Example". */
function siteNameOf(address: string): string {
  const name = new URL(address).hostname.replace(/^www\./, "").split(".")[0] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}
