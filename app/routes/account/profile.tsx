import { data } from "react-router";
import { useWords } from "../../components/site/words";
import { ProfileForm } from "../../forms/accounts/account";
import type { AccountAnswer } from "../../forms/accounts/account-answer";
import { parseForm, typedText } from "../../forms/site/parse";
import { localPath } from "../../rules/site/language";
import { dateText } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { selectProfile } from "../../server/db/accounts/users";
import { redirectWithToast } from "../../server/http/flash";
import { readForm } from "../../server/http/form-data";
import { versionInForm } from "../../server/http/form-version";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { saveProfile } from "../../server/operations/accounts/save-profile";
import { accountPageFrame } from "../../server/pages/accounts/account-page-frame";
import { away, wrong } from "../../server/pages/accounts/account-problems";
import { loadMyListings } from "../../server/pages/places/my-listings-page";
import { ButtonLink } from "../../ui/button";
import { Tabs } from "../../ui/tabs";
import { AccountInformation, ProfileFields } from "../../workbench/account/profile-fields";
import { sendProfile } from "../../workbench/account/send-profile";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { MyListings } from "../../workbench/owner/my-listings";
import type { Route } from "./+types/profile";

/** Hydrated for My Listings, whose tabs and forms open over the list without leaving it. */
export const handle = { hydrate: "owner" };
export { headers, meta } from "../../server/http/page-exports";
export const shouldRevalidate = isOvertakenOrUsual;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireUser(context, url);
  const { db } = context.get(servicesContext);
  const tab = url.searchParams.get("tab") === "listings" ? ("listings" as const) : ("profile" as const);
  // Each tab asks the database once.
  const listings = tab === "listings" ? await loadMyListings(context, url) : null;
  const [profile] = listings ? [] : await selectProfile(db, viewer.id);
  const created = dateText(new Date(profile?.created_at ?? 0), languageIn(context));
  return accountPageFrame(context, url, "profile.title", {
    tab,
    listings,
    person: {
      id: viewer.id,
      email: viewer.email,
      isVerified: viewer.emailVerified,
      created,
      name: profile?.name ?? viewer.name,
      whatsapp_number: profile?.whatsapp_number ?? "",
      business_affiliated: profile?.business_affiliated ? "on" : "",
      business_name: profile?.business_name ?? "",
      version: String(profile?.updated_at ?? ""),
    },
  });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const form = await readForm(request);
  const typed = typedText(ProfileForm, form);
  const parsed = parseForm(ProfileForm, form);
  if (!parsed.ok) return wrong({ typed, problems: parsed.problems });
  try {
    const saved = await saveProfile(context.get(servicesContext), viewer, parsed.value, versionInForm(form));
    const failure = { title: "profile.stale.title", key: "profile.stale.text" } as const;
    if (!saved.ok) return data({ typed, failure } satisfies AccountAnswer, 409);
  } catch (error) {
    const failed = { title: "toasts.profileFailed.title", key: "toasts.profileFailed.description" } as const;
    return away(error, { typed }, failed);
  }
  return redirectWithToast(localPath(languageIn(context), "/profile"), "profileUpdated", url);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendProfile(request, serverAction);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { tab, person, listings } = loaderData;
  return (
    <section className="section">
      <div className="wrap grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-2">
            <h1>{t("profile.title")}</h1>
            <p className="lead">{t("profile.hello", { name: person.name })}</p>
          </div>
          <ButtonLink variant="secondary" icon="shield" href={localPath("/profile/security")}>
            {t("profile.toSecurity")}
          </ButtonLink>
        </div>
        <Tabs
          label={t("profile.tabs")}
          tabs={[
            { href: localPath("/profile"), label: t("profile.tabProfile"), current: tab === "profile" },
            {
              href: localPath("/profile?tab=listings"),
              label: t("profile.tabListings"),
              current: tab === "listings",
            },
          ]}
        />
        {listings ? (
          <MyListings {...listings} path="/profile?tab=listings" />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <ProfileFields key={person.version} person={person} answer={actionData} />
            <AccountInformation person={person} />
          </div>
        )}
      </div>
    </section>
  );
}
