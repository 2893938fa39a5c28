/** Pages under the head of another are told apart in the list by a drawing of their own. */
export const pagePortraits: Partial<Record<string, string>> = {
  "/today": "chairs-golden-coral-beach-1",
  "/week": "market-noon-coral-village-2",
  "/tides": "fullmoon-night-coral-beach-1",
  "/map": "routes-dawn-coral-beach-1",
  "/pocket": "backpack-noon-sun-hills-1",
  "/data": "laptop-dawn-teal-beach-2",
  "/events": "longtable-night-coral-village-1",
  "/privacy": "turtle-golden-leaf-beach-1",
  "/terms": "domino-dusk-coral-beach-1",
  "/disclosure": "treasure-honey-sun-beach-3",
};
