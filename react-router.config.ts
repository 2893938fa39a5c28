import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // A screen and what it sends are one file: on a weak signal each more is a wait.
  splitRouteModules: false,
} satisfies Config;
