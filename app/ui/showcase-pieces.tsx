import type { ReactNode } from "react";
import { Badge } from "./badge";
import { Breadcrumbs } from "./breadcrumbs";
import { Button, ButtonLink } from "./button";
import { Card, CardGrid } from "./card";
import { Dialog, DialogOpener } from "./dialog";
import { EmptyState } from "./empty-state";
import { Icon, iconNames } from "./icon";
import { Notice } from "./notice";
import { PageHero } from "./page-hero";
import { Pagination } from "./pagination";
import { Prose } from "./prose";
import { ScenePicture } from "./scene-picture";
import { Section } from "./section";
import { SkeletonCard } from "./skeleton";
import { Tabs } from "./tabs";
import { Toast } from "./toast";

const variants = ["primary", "secondary", "quiet", "destructive"] as const;
const tones = ["open", "closed", "pending", "approved", "rejected", "featured", "info", "neutral"] as const;

export function ShowcasePieces() {
  return (
    <>
      <Section id="buttons" title="Buttons">
        <div className="grid gap-8">
          {variants.map((variant) => (
            <State key={variant} name={variant}>
              <div className="actions">
                <Button variant={variant}>Submit for review</Button>
                <Button variant={variant} icon="plus">
                  Add a photo
                </Button>
                <Button variant={variant} busy>
                  Submit for review
                </Button>
                <Button variant={variant} disabled>
                  Disabled
                </Button>
                <ButtonLink href="#buttons" variant={variant} size="small">
                  Small link
                </ButtonLink>
              </div>
            </State>
          ))}
        </div>
      </Section>
      <Section id="badges" title="Badges and icons">
        <div className="grid gap-8">
          <div className="actions">
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
          <ul className="flex flex-wrap gap-5 text-2xl">
            {iconNames.map((name) => (
              <li key={name} title={name}>
                <Icon name={name} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section id="cards" title="Cards" tone="sand" more={{ href: "#cards", label: "All of them" }}>
        <CardGrid>
          <Card
            title="A table under the lime tree"
            href="#cards"
            picture={<ScenePicture scene="eat" />}
            meta={
              <>
                <Badge tone="open">Open now</Badge>until 10:00 PM
              </>
            }
          >
            The whole card is one link, its words stay selectable.
          </Card>
          <Card
            title="Alojamientos frente al mar con desayuno incluido"
            href="#cards"
            lang="es"
            picture={<ScenePicture scene="stay" />}
            meta={<Badge tone="featured">Destacado</Badge>}
            footer={
              <Button variant="secondary" size="small">
                Editar
              </Button>
            }
          >
            Una tarjeta en el otro idioma, con su propio botón.
          </Card>
          <SkeletonCard />
          <Card title="Without a picture" meta="A plain card">
            Nothing here leads anywhere, so it does not lift.
          </Card>
        </CardGrid>
      </Section>
      <Section id="navigation" title="Navigation">
        <div className="grid gap-8">
          <Breadcrumbs
            label="Breadcrumbs"
            crumbs={[{ label: "Home", href: "/" }, { label: "Eat", href: "/eat" }, { label: "A table" }]}
          />
          <Tabs
            label="Tabs"
            tabs={[
              { href: "#a", label: "Services", current: true },
              { href: "#b", label: "Businesses", count: 12 },
              { href: "#c", label: "Bienes raíces", count: 3 },
              { href: "#d", label: "Transportation" },
            ]}
          />
          <Pagination
            label="Pages"
            next={{ href: "#2", label: "Next 24" }}
            first={{ href: "#1", label: "Back to the first" }}
          >
            24 shown
          </Pagination>
        </div>
      </Section>
      <Section id="messages" title="Messages">
        <div className="grid gap-4">
          <Notice title="For information">A quiet word with a link to more.</Notice>
          <Notice tone="success">Saved.</Notice>
          <Notice tone="warn" title="Changes waiting for review">
            The page shows the old words until then.
          </Notice>
          <Notice tone="error" title="Not sent">
            Nothing is lost: your words are still in the form.
          </Notice>
          <Toast title="Success" description="It stays here, as text." />
          <DialogOpener
            dialog="showcase-dialog"
            href="#messages"
            className="button button-secondary justify-self-start"
          >
            Open the dialog
          </DialogOpener>
          <Dialog
            id="showcase-dialog"
            title="A dialog with a long enough title to wrap on a phone"
            closeLabel="Close"
            footer={<Button size="small">Save changes</Button>}
          >
            <Prose>
              <p>Escape, the cross and a press outside close it; the focus goes back where it was.</p>
            </Prose>
          </Dialog>
          <EmptyState
            title="Nothing here yet"
            picture={<ScenePicture scene="calendar" />}
            action={<ButtonLink href="#messages">Add the first one</ButtonLink>}
          >
            A small scene and the next step.
          </EmptyState>
        </div>
      </Section>
      <PageHero
        title="Cómo llegar, por tierra y con calma"
        subtitle="A guide's hero: the picture above, the words on a sheet of paper over its lower edge."
        picture={<ScenePicture scene="surf" portrait />}
        breadcrumbs={
          <Breadcrumbs label="Breadcrumbs" crumbs={[{ label: "Home", href: "/" }, { label: "Surf" }]} />
        }
      />
      <Section id="prose" width="prose">
        <Prose>
          <p>
            Running text keeps its lines between 60 and 75 letters. It has <a href="#prose">links</a>,{" "}
            <strong>strong words</strong>, and paragraphs a line apart.
          </p>
          <p>The last half hour winds through cattle country.</p>
        </Prose>
      </Section>
    </>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <p className="text-sm text-muted">{name}</p>
      {children}
    </div>
  );
}
