import { expect, test } from "vitest";
import { networkOf } from "../../../app/rules/site/network";

test.each([
  ["an address of the old kind stands for itself", "192.0.2.7", "192.0.2.7"],
  ["also where it is written as one of the new", "::ffff:192.0.2.7", "192.0.2.7"],
  ["a house with new ones begins alike in all", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ["however it is written", "2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["with its zeros left out at the front", "::1", "0:0:0:0::/64"],
  ["in the middle", "2001:db8::2:0:0:0:1", "2001:db8:0:2::/64"],
  ["or at the end", "2001:db8::", "2001:db8:0:0::/64"],
  ["who has none is nobody in particular", "unknown", "unknown"],
])("%s: %s", (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});
