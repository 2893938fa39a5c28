import { firstAidOnBeach } from "../../rules/info/first-aid";
import { isOnBeach } from "../../rules/sea/on-beach";
import { FirstAidWays } from "../site/first-aid-ways";

type Props = { location: string; address: string | null };

/** What happens on the beach leads to what to do first there. */
export function FirstAidOnBeach({ location, address }: Props) {
  return isOnBeach(location, address) ? <FirstAidWays parts={firstAidOnBeach} /> : null;
}
