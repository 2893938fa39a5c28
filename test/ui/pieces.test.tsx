import { describe, expect, test } from "vitest";
import { Badge, type BadgeTone } from "../../app/ui/badge";
import { Button, ButtonLink } from "../../app/ui/button";
import { Card } from "../../app/ui/card";
import { Dialog, DialogOpener } from "../../app/ui/dialog";
import { Icon } from "../../app/ui/icon";
import { LinkContext } from "../../app/ui/link";
import { Pagination } from "../../app/ui/pagination";
import { Paragraphs } from "../../app/ui/paragraphs";
import { ScenePicture } from "../../app/ui/scene-picture";
import { Tabs } from "../../app/ui/tabs";
import { Toast } from "../../app/ui/toast";
import { render } from "./render";

test("a busy button keeps its label and announces that it's busy", () => {
  const html = render(<Button busy>Submit for review</Button>);
  expect(html).toContain("Submit for review");
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled=""');
});

test("open and closed differ by icon and text, not by color alone", () => {
  const tones: BadgeTone[] = ["open", "closed", "pending", "approved", "rejected", "featured"];
  const signs = tones.map((tone) => render(<Badge tone={tone}>word</Badge>).match(/ d="([^"]+)"/)?.[1]);
  expect(signs.every(Boolean)).toBe(true);
  expect(signs[0]).not.toBe(signs[1]);
  expect(signs[3]).not.toBe(signs[4]);
});

test("an icon is hidden from screen readers unless it has a label", () => {
  expect(render(<Icon name="waves" />)).toContain('aria-hidden="true"');
  expect(render(<Icon name="close" label="Close" />)).toContain('role="img" aria-label="Close"');
});

test("a card in the other language only marks its text", () => {
  const html = render(
    <Card title="Cabañas" href="/stay/cabanas" lang="es" meta="Cabins">
      Tres cabañas
    </Card>,
  );
  expect(html).toContain('<h3 lang="es">');
  expect(html).toContain('<div class="card-meta">Cabins');
});

describe("a dialog", () => {
  const html = render(
    <>
      <DialogOpener dialog="surf" href="/info?service=surf">
        Surf lessons
      </DialogOpener>
      <Dialog id="surf" title="Surf lessons" closeLabel="Close">
        Daily
      </Dialog>
    </>,
  );

  test("opens and closes with the platform's own commands", () => {
    expect(html).toContain('command="show-modal" commandfor="surf"');
    expect(html).toContain('command="close" commandfor="surf"');
  });

  test("has a link for browsers without commands", () => {
    expect(html).toContain('href="/info?service=surf"');
  });

  test("is named by its heading", () => {
    expect(html).toContain('aria-labelledby="surf-title"');
    expect(html).toContain('<h2 id="surf-title">');
  });
});

test("the current tab is marked for screen readers too", () => {
  const tabs = [
    { href: "/info", label: "Services", current: true },
    { href: "/info?tab=legal", label: "Legal" },
  ];
  expect(render(<Tabs label="Sections" tabs={tabs} />).match(/aria-current="page"/g)).toHaveLength(1);
});

test("a list that fits on one page has no pagination", () => {
  expect(render(<Pagination label="Pages" />)).toBe("");
});

test("a toast is announced politely, and assertively after a failure", () => {
  expect(render(<Toast title="Saved" />)).toContain('role="status"');
  expect(render(<Toast title="Error" variant="destructive" />)).toContain('role="alert"');
});

test("a scene has a size before it loads and its own crop for phones", () => {
  const html = render(<ScenePicture scene="home" portrait priority />);
  expect(html).toContain('srcSet="/scenes/home.svg#portrait"');
  expect(html).toContain('width="1600" height="900"');
  expect(html).not.toContain("lazy");
  expect(render(<ScenePicture scene="eat" />)).toContain('loading="lazy"');
});

test("a blank line starts a paragraph, and blank text has none", () => {
  expect(render(<Paragraphs text={"One\nline\n\nTwo"} />)).toBe("<p>One\nline</p><p>Two</p>");
  expect(render(<Paragraphs text={"  \n\n "} />)).toBe("");
});

test("a workbench can provide its own link", () => {
  const html = render(
    <LinkContext
      value={({ href, children }) => (
        <a href={href} data-router="">
          {children}
        </a>
      )}
    >
      <ButtonLink href="/profile">Profile</ButtonLink>
    </LinkContext>,
  );
  expect(html).toBe('<a href="/profile" data-router="">Profile</a>');
});
