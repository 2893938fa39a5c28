import { type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. Everything under "es?" stands at its path in English and under /es in Spanish. */
export default [
  route("sitemap.xml", "routes/files/sitemap.ts"),
  route("robots.txt", "routes/files/robots.ts"),
  route("healthz", "routes/files/healthz.ts"),
  route("images", "routes/images/upload.ts"),
  route("images/:bucket/:folder/:name", "routes/images/picture.ts"),
  route("dev/mail", "routes/dev/mail.tsx"),
  route("dev/ui", "routes/dev/ui.tsx"),

  route("es?", "routes/site.tsx", [
    route("", "routes/home.tsx", { index: true }),
    route("surf", "routes/guides/surf.tsx"),
    route("transportation", "routes/guides/transportation.tsx"),
    route("real-estate", "routes/guides/real-estate.tsx"),
    route("legal", "routes/guides/legal.tsx"),
    route("privacy", "routes/guides/privacy.tsx"),
    route("terms", "routes/guides/terms.tsx"),
    route("disclosure", "routes/guides/disclosure.tsx"),

    route("eat", "routes/eat/restaurants.tsx"),
    route("eat/:slug", "routes/eat/restaurant.tsx"),
    route("stay", "routes/stay/hotels.tsx"),
    route("stay/:slug", "routes/stay/hotel.tsx"),
    route("do", "routes/do/activities.tsx"),
    route("do/:slug", "routes/do/activity.tsx"),
    route("adventure", "routes/do/adventure.ts"),
    route("info", "routes/info/info.tsx"),

    route("add-restaurant", "routes/add/restaurant.tsx"),
    route("add-hotel", "routes/add/hotel.tsx"),
    route("add-activity", "routes/add/activity.tsx"),
    route("add-business", "routes/add/business.tsx"),

    route("calendar", "routes/events/calendar.tsx"),
    route("calendar.ics", "routes/events/calendar-file.ts"),
    route("events.json", "routes/events/events-json.ts"),
    route("events", "routes/events/agenda.tsx"),
    route("events/:slug.ics", "routes/events/event-file.ts"),
    route("events/:slug", "routes/events/event.tsx"),
    route("events/:slug/:date", "routes/events/date.tsx"),

    route("language", "routes/language.ts"),
    route("newsletter", "routes/newsletter/subscribe.tsx"),
    route("newsletter/confirm", "routes/newsletter/confirm.tsx"),
    route("newsletter/unsubscribe", "routes/newsletter/unsubscribe.tsx"),

    route("auth", "routes/account/auth.tsx"),
    route("auth/sign-out", "routes/account/sign-out.ts"),
    route("auth/code", "routes/account/code.tsx"),
    route("auth/recover", "routes/account/recover.tsx"),
    route("auth/reset", "routes/account/reset.tsx"),
    route("auth/verify", "routes/account/verify.tsx"),
    route("auth/verify/resend", "routes/account/resend.ts"),
    route("auth/second-factor", "routes/account/second-factor.tsx"),
    route("auth/:provider", "routes/account/provider.ts"),
    route("auth/:provider/callback", "routes/account/provider-callback.ts"),
    route("profile", "routes/account/profile.tsx"),
    route("profile/security", "routes/account/security.tsx"),
    route("admin", "routes/admin/dashboard.tsx"),

    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
