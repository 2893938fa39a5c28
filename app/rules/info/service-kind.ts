import { foldText } from "../site/fold-text";

export type ServiceKind = "vehicle" | "maintenance" | "other";

const vehicle = /car|vehicle|rental|transport|auto|vehiculo|alquiler|renta\b/;
const maintenance = /maintenance|repair|handyman|mantenimiento|repara|arreglo/;

/** Told by its name, in either language. */
export function serviceKind(name: string): ServiceKind {
  const plain = foldText(name);
  if (vehicle.test(plain)) return "vehicle";
  return maintenance.test(plain) ? "maintenance" : "other";
}

const lists = {
  vehicle: ["sales", "rentals", "repair"],
  maintenance: ["contacts"],
  other: ["emergencyNumbers", "facilities", "contacts"],
} as const;

export type ServiceList = (typeof lists)[ServiceKind][number];
const everyList: readonly ServiceList[] = [...lists.other, ...lists.vehicle];

type Lists = { [List in ServiceList]: readonly unknown[] };

/**
 * The tabs of its kind that have content. Where all of these are empty (a clinic whose name says "care"), any filled
 * tab is used.
 */
export function serviceTabs(service: Lists & { kind: ServiceKind }): ServiceList[] {
  const isFilled = (list: ServiceList) => service[list].length > 0;
  const filledLists = lists[service.kind].filter(isFilled);
  return filledLists.length > 0 ? filledLists : everyList.filter(isFilled);
}
