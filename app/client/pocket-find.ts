import { asWords, queryReader, scoreOf } from "./pocket-search-terms";

/** Each of these is shown or hidden as a whole. */
const entries = ".entry, .first-aid section, .numbers > li, .soon dl > div";
const parts = ".soon, .contents, .part";
const headings = "h3, h4, dt, b, a:not([href*=':'])";
const textOf = (one: Element) => one.innerHTML.replace(/<[^>]+>|&\w+;/g, " ");

/** Filters the pocket guide by what is typed, best matches first, and counts them. */
export function findInside(): void {
  const place = document.querySelector<HTMLElement>(".pocket");
  const search = place?.querySelector<HTMLElement>("search");
  const input = search?.querySelector("input");
  const output = search?.querySelector("output");
  const all = search?.querySelector<HTMLElement>("[data-all]");
  const nothing = search?.querySelector<HTMLElement>("[data-nothing]");
  if (!place || !search || !input || !output || !all || !nothing) return;
  const read = queryReader(search.dataset);
  const { none = "", one = "", more = "", some = "" } = search.dataset;
  let order: Element[] = [];

  const find = () => {
    const asked = read(input.value);
    const isFinding = asked.terms.length > 0 || asked.days !== null;
    // Queried each time: on a weak signal the script runs before the page has fully arrived.
    const looked = [...place.querySelectorAll<HTMLElement>(entries)].map((entry) => ({
      entry,
      part: entry.closest(".soon, .part"),
      answer: isFinding && !entry.closest("[hidden]") ? answerOf(entry) : null,
    }));
    // Where nothing has every word, the parts with the most.
    const least = Math.min(...looked.flatMap(({ answer }) => answer?.missing ?? []));
    const best = new Map<Element, number>();
    for (const { part, answer } of looked)
      if (part && answer?.missing === least) best.set(part, Math.max(best.get(part) ?? 0, answer.points));
    let count = 0;
    for (const { entry, part, answer } of looked) {
      // Once a part has a real answer, passing mentions don't count.
      const isFound = answer?.missing === least && part && answer.points * 2 >= (best.get(part) ?? 0);
      entry.classList.toggle("unfound", isFinding && !isFound);
      if (entry instanceof HTMLDetailsElement) entry.open = isFinding && isFound === true;
      if (isFound) count += 1;
    }
    place.classList.toggle("finding", isFinding);
    for (const later of place.querySelectorAll<HTMLDetailsElement>(".soon details"))
      later.open = isFinding && later.querySelector("dl > div:not(.unfound)") !== null;
    all.hidden = !isFinding;
    nothing.hidden = !isFinding || count > 0;
    const words = count === 0 ? none : least > 0 ? some : count === 1 ? one : more;
    const said = words.replace("{{count}}", `${count}`);
    output.textContent = isFinding ? said : "";
    sort(best);
    // Filtering moves the page: keep the field in view.
    if (isFinding) search.scrollIntoView({ block: "start", behavior: "instant" });

    function answerOf(entry: HTMLElement) {
      const dated = entry.closest("[data-date]");
      // Days after tomorrow show only when asked for.
      if (entry.closest(".soon details") && !asked.days) return null;
      const title = dated?.querySelector("h3");
      const heading = [...entry.querySelectorAll(entry.closest(".soon") ? "dt" : headings)]
        .map(textOf)
        .join(" ");
      const group = entry.closest(".group, .part")?.querySelector("h3, h2")?.textContent ?? "";
      return scoreOf(asked, {
        text: asWords(`${textOf(entry)} ${group}`),
        heading: asWords(heading),
        day: title ? asWords(`${title.dataset.name} ${title.textContent}`) : null,
        aims: [entry.id, ...(entry.dataset.aim ?? "").split(" ")],
      });
    }
  };

  /** Sorts the parts by their best match, or back into page order. */
  function sort(best: ReadonlyMap<Element, number>): void {
    if (document.readyState === "loading") return;
    if (order.length === 0) order = [...(place?.querySelectorAll(`:scope > :is(${parts})`) ?? [])];
    const end = place?.querySelector(":scope > :is(.to-contents, .section)") ?? null;
    const sorted = order.toSorted((one, other) => (best.get(other) ?? 0) - (best.get(one) ?? 0));
    for (const part of sorted) place?.insertBefore(part, end);
  }

  const show = () => {
    input.value = "";
    find();
    input.focus();
  };
  search.hidden = false;
  input.addEventListener("input", find);
  // Hides the on-screen keyboard, so the results are visible.
  input.addEventListener("keydown", ({ key }) => key === "Enter" && input.blur());
  all.addEventListener("click", show);
  // The browser restores the field on Back.
  if (input.value) find();
}
