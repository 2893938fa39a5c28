import { NewsletterForm } from "../components/newsletter-form";
import { answerHeaders } from "../server/http/cache-headers";
import { loadHome } from "../server/http/managed-page";
import { pageMeta } from "../server/http/meta";
import type { Route } from "./+types/home";

export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHome(context, url);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.sections.map((section) => (
        <section
          key={section.name}
          className="section wrap prose"
          lang={section.fallbackLanguage ? "en" : undefined}
        >
          {section.name === "hero" ? <h1>{section.title}</h1> : <h2>{section.title}</h2>}
          {"subtitle" in section ? <p>{section.subtitle}</p> : null}
          {"description" in section ? <p>{section.description}</p> : null}
          {"text" in section ? section.text.split("\n\n").map((text) => <p key={text}>{text}</p>) : null}
        </section>
      ))}
      <NewsletterForm />
    </>
  );
}
