import type { GuideCost } from "../../locales/guide-text";
import { checkedRange } from "../../rules/content/costs";
import type { Placed } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";
import { CheckedOn } from "../site/checked-on";

/** What one pays for and, once somebody has asked, how much and when that was. */
export function CostList({ costs }: { costs: Placed<GuideCost>[] }) {
  return (
    <dl className="facts">
      {costs.map((cost) => {
        const known = checkedRange(cost);
        return (
          <div key={cost.id}>
            <dt lang={langOf(cost, "label")}>{cost.label}</dt>
            {known ? <dd className="fact">{known.range}</dd> : null}
            <dd lang={langOf(cost, "note")}>{cost.note}</dd>
            {known ? (
              <dd>
                <CheckedOn day={known.day} />
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}
