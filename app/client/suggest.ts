import styles from "../styles/suggest.css?url";

type Suggestion = { title: string; kind: string; url: string };

const pause = 150;

/** Suggestions under a search field: arrows choose, Enter opens, Escape clears. */
export function suggestUnder(input: HTMLInputElement): void {
  const sheet = document.createElement("link");
  const list = document.createElement("ul");
  const options = list.children as HTMLCollectionOf<HTMLElement>;
  let chosen = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const choose = (index: number) => {
    options[chosen]?.removeAttribute("aria-selected");
    chosen = index;
    const option = options[index];
    if (option) option.ariaSelected = "true";
    input.setAttribute("aria-activedescendant", option?.id ?? "");
  };
  const show = (suggestions: Suggestion[]) => {
    choose(-1);
    list.replaceChildren(...suggestions.map(optionOf));
    list.hidden = !suggestions.length;
    input.ariaExpanded = `${!list.hidden}`;
  };
  const optionOf = ({ title, kind, url }: Suggestion, index: number) => {
    const option = document.createElement("li");
    const small = document.createElement("small");
    small.textContent = kind;
    option.textContent = title;
    option.appendChild(small);
    option.onmousedown = () => location.assign(url);
    option.dataset.url = url;
    return Object.assign(option, { id: `${list.id}-${index}`, role: "option" });
  };
  const look = async () => {
    const query = input.value.trim();
    try {
      const answer = await fetch(`${input.form?.action}.json?q=${encodeURIComponent(query)}`);
      const { suggestions } = (await answer.json()) as { suggestions: Suggestion[] };
      if (query === input.value.trim() && document.activeElement === input) show(suggestions);
    } catch {}
  };

  Object.assign(list, {
    id: `${input.id}-list`,
    role: "listbox",
    className: "suggest",
    hidden: true,
    ariaLabel: input.ariaLabel,
  });
  document.head.appendChild(Object.assign(sheet, { rel: "stylesheet", href: styles }));
  input.role = "combobox";
  input.autocomplete = "off";
  input.setAttribute("aria-controls", list.id);
  input.ariaExpanded = "false";
  input.insertAdjacentElement("afterend", list);
  input.addEventListener("input", () => {
    clearTimeout(timer);
    if (input.value.trim().length < 2) show([]);
    else timer = setTimeout(look, pause);
  });
  input.addEventListener("blur", () => show([]));
  input.addEventListener("keydown", (event) => {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && options.length) {
      event.preventDefault();
      choose(((chosen + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (key === "Enter" && chosen >= 0) {
      event.preventDefault();
      location.assign(options[chosen]?.dataset.url ?? "");
    } else if (key === "Escape" && options.length) {
      event.preventDefault();
      show([]);
    }
  });
}
