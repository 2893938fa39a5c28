import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { Language } from "../../rules/site/language";

/** Side by side where there's room, otherwise stacked. */
export function LanguagePanels({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-6 min-[80rem]:grid-cols-2">{children}</div>;
}

type Props = {
  language: Language;
  /** Shown beside the language's name. */
  state: ReactNode;
  children: ReactNode;
};

export function LanguagePanel({ language, state, children }: Props) {
  const { t } = useWords();
  const id = `${language}-title`;
  return (
    <section
      className="studio-panel grid gap-5 rounded-lg border border-line bg-card p-4 lg:p-6"
      aria-labelledby={id}
    >
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl first-letter:uppercase" id={id}>
          {t(`studio.languages.${language}`)}
        </h2>
        {state}
      </header>
      {children}
    </section>
  );
}
