import { useWords } from "../../components/site/words";

const steps = ["send", "read", "public"] as const;

/** Hidden on small screens, where a sentence next to the button says the same. */
export function NextSteps() {
  const { t } = useWords();
  return (
    <aside className="sticky top-28 hidden gap-4 rounded-lg border border-line bg-card p-6 lg:grid">
      <h2 className="text-xl">{t("submission.steps.title")}</h2>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li className="flex gap-3" key={step}>
            <span className="grid size-8 flex-none place-items-center rounded-full bg-sea-soft font-bold text-sea-ink">
              {index + 1}
            </span>
            <span>{t(`submission.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
