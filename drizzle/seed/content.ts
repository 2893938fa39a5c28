import { guides } from "../../app/locales/guides";

const { hero: heroEn, intro: introEn } = guides.en.home;
const { hero: heroEs, intro: introEs } = guides.es.home;

/** The home page's opening as rows an admin can edit, in both languages. */
export const contentRows = [
  {
    id: "home-hero-en",
    page_path: "/",
    section_name: "hero",
    content_data: JSON.stringify(heroEn),
    display_order: 1,
  },
  {
    id: "home-intro-en",
    page_path: "/",
    section_name: "intro",
    content_data: JSON.stringify(introEn),
    display_order: 2,
  },
  {
    id: "home-hero-es",
    page_path: "/es",
    section_name: "hero",
    content_data: JSON.stringify(heroEs),
    display_order: 1,
  },
  {
    id: "home-intro-es",
    page_path: "/es",
    section_name: "intro",
    content_data: JSON.stringify(introEs),
    display_order: 2,
  },
];
