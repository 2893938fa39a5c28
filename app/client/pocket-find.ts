/** What is looked for as one of these is shown or hidden as a whole. */
const entries = ".pocket .entry, .pocket .first-aid section, .pocket .numbers > li";

/** Shows of the pocket guide what says the words that are typed, and counts it. */
export function findInside(): void {
  const search = document.querySelector<HTMLElement>(".pocket search");
  const input = search?.querySelector("input");
  const output = search?.querySelector("output");
  if (!search || !input || !output) return;
  const { none = "", one = "", more = "" } = search.dataset;
  const find = () => {
    const words = folded(input.value).split(/\s+/).filter(Boolean);
    let count = 0;
    // Looked up anew: on a weak signal the script is here before the end of the page.
    for (const entry of document.querySelectorAll<HTMLElement>(entries)) {
      const text = folded(entry.textContent ?? "");
      const isFound = words.every((word) => text.includes(word));
      entry.hidden = !isFound;
      if (isFound) count += 1;
    }
    document.querySelector(".pocket")?.classList.toggle("finding", words.length > 0);
    const said = count === 0 ? none : count === 1 ? one : more.replace("{{count}}", `${count}`);
    output.textContent = words.length > 0 ? said : "";
  };
  search.hidden = false;
  input.addEventListener("input", find);
  // The browser keeps what was typed when one comes back.
  if (input.value) find();
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
