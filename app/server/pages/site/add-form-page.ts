import type { Typed } from "../../../forms/site/parse";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { type Context, servicesContext } from "../../context";
import { selectProfile } from "../../db/accounts/users";
import { ask, isAway } from "../../db/database";
import { selectOwnPlaceNames } from "../../db/places/own-listings";
import { newFormToken } from "../../http/form-token";
import { signInPath } from "../../http/guards";
import { wordsIn } from "../../http/i18n";
import { isPaused, viewerIn } from "../../http/viewer";
import { privatePage } from "./private-page";

/** The form, or signing in first. */
export async function addFormPage(context: Context, url: URL, kind: ListingKind) {
  const title = wordsIn(context).t(`submission.${kind}.title`);
  return privatePage(context, url, title, { kind, ...(await newAddForm(context, url, kind)) });
}

/** An empty form, with what's known about its writer. */
export async function newAddForm(context: Context, url: URL, kind: ListingKind | "event") {
  return {
    isSignedIn: viewerIn(context) !== null,
    isPaused: isPaused(context),
    signIn: signInPath(context, url),
    token: newFormToken(),
    ...(await knownOfViewer(context, kind)),
  };
}

type Known = { known: Typed; places: string[] };
const nothing: Known = { known: {}, places: [] };

/** While the database is away, nothing is filled in. */
async function knownOfViewer(context: Context, kind: ListingKind | "event"): Promise<Known> {
  const viewer = viewerIn(context);
  if (!viewer) return nothing;
  const { db } = context.get(servicesContext);
  try {
    const [[profile], ...named] = await ask(db, [
      selectProfile(db, viewer.id),
      ...(kind === "event" ? listingKinds.map((one) => selectOwnPlaceNames(db, one, viewer.id)) : []),
    ]);
    const places = named.flat().map(({ name }) => name);
    return { known: knownFields(kind, profile, places), places };
  } catch (error) {
    if (isAway(error)) return nothing;
    throw error;
  }
}

/** From their profile. */
type KnownPerson = {
  name: string;
  whatsapp_number: string | null;
  business_affiliated: boolean;
  business_name: string | null;
};

/** An event of somebody with one place is probably held there. */
function knownFields(
  kind: ListingKind | "event",
  person: KnownPerson | undefined,
  places: readonly string[] = [],
): Typed {
  const business = (person?.business_affiliated && person.business_name) || "";
  const number = person?.whatsapp_number ?? "";
  const fields: Record<typeof kind, Record<string, string>> = {
    restaurant: { name: business, whatsapp: number },
    hotel: { name: business },
    activity: { business_name: business, whatsapp: number },
    business: { name: business, phone: number },
    event: { host: business || (person?.name ?? ""), location: (places.length === 1 && places[0]) || "" },
  };
  return Object.fromEntries(
    Object.entries(fields[kind]).flatMap(([field, text]) => (text ? [[field, [text]]] : [])),
  );
}
