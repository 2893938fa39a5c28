import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

type Choice = { label: string; onChoice: () => void };
type Props = { tone?: "warn"; title: string; text: string; take: Choice; drop: Choice };

/** Two texts of one form, what was typed before and what stands in it now: nobody chooses but the person. */
export function KeptOrNew({ tone, title, text, take, drop }: Props) {
  return (
    <Notice tone={tone} role="status" title={title}>
      <div className="grid justify-items-start gap-3">
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" size="small" onClick={take.onChoice}>
            {take.label}
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={drop.onChoice}>
            {drop.label}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
