import { ButtonLink } from "./button";
import { Hero } from "./hero";
import { ScenePicture } from "./scene-picture";
import { Section } from "./section";
import { ShowcaseForms } from "./showcase-forms";
import { ShowcasePieces } from "./showcase-pieces";

const swatches = [
  { name: "paper", className: "bg-paper text-ink" },
  { name: "card", className: "bg-card text-ink" },
  { name: "sand", className: "bg-sand text-ink" },
  { name: "muted on card", className: "bg-card text-muted" },
  { name: "sea", className: "bg-sea text-on-sea" },
  { name: "sea-soft", className: "bg-sea-soft text-sea-ink" },
  { name: "sunset", className: "bg-sunset text-on-sunset" },
  { name: "sunset-soft", className: "bg-sunset-soft text-sunset-ink" },
  { name: "leaf", className: "bg-leaf text-on-leaf" },
  { name: "leaf-soft", className: "bg-leaf-soft text-leaf-ink" },
  { name: "sun", className: "bg-sun text-on-sun" },
  { name: "sun-soft", className: "bg-sun-soft text-sun-ink" },
  { name: "clay", className: "bg-clay text-on-clay" },
  { name: "clay-soft", className: "bg-clay-soft text-clay-ink" },
  { name: "night", className: "bg-night text-on-night" },
  { name: "night-muted", className: "bg-night text-night-muted" },
];

const steps = [
  { name: "5xl", className: "font-display text-5xl" },
  { name: "4xl", className: "font-display text-4xl" },
  { name: "3xl", className: "font-display text-3xl" },
  { name: "2xl", className: "font-display text-2xl" },
  { name: "xl", className: "font-display text-xl" },
  { name: "lg", className: "text-lg" },
  { name: "base", className: "text-base" },
  { name: "sm", className: "text-sm" },
  { name: "xs", className: "text-xs" },
];

/** Every piece in every state, for the people who build with them. */
export function Showcase() {
  return (
    <>
      <Hero
        title="Where the road ends and the swell begins"
        subtitle="The whole-screen hero: words on the calm, dark part of the sky."
        picture={<ScenePicture scene="home" portrait priority />}
        actions={
          <>
            <ButtonLink href="#forms" size="large">
              To the forms
            </ButtonLink>
            <ButtonLink href="#colours" size="large" variant="secondary">
              To the colours
            </ButtonLink>
          </>
        }
        scroll={{ href: "#colours", label: "Scroll down" }}
      />
      <Section
        id="colours"
        title="Colours"
        kicker="Named by use"
        lead="Each fill with the text that belongs on it."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {swatches.map((swatch) => (
            <li key={swatch.name} className={`rounded-lg border border-line p-4 ${swatch.className}`}>
              {swatch.name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" title="Type">
        <ul className="grid gap-4">
          {steps.map((step) => (
            <li key={step.name} className={`leading-tight ${step.className}`}>
              {step.name}: mañana, ¿olas de dos metros? – 1234567890
            </li>
          ))}
        </ul>
      </Section>
      <ShowcasePieces />
      <ShowcaseForms />
    </>
  );
}
