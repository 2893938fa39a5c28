import type { guides as english } from "../en/guides";

export const guides = {
  updated: "Última actualización:",
  contents: "En esta página",
} satisfies typeof english;
