import { unstable_readConfig as readConfig } from "wrangler";

type Named = { binding: string; database_name?: string };

/** What somebody set in the file that wrangler finds here, as wrangler reads it; or in another one. */
export function readConfiguration(file?: string) {
  const { name = "", vars, d1_databases } = readConfig({ config: file });
  const given = Object.entries(vars).map(([key, value]) => [key, String(value ?? "")]);
  return {
    name,
    vars: Object.fromEntries(given) as Record<string, string>,
    databases: (d1_databases as Named[]).map(({ binding, database_name }) => ({
      binding,
      name: database_name ?? binding,
    })),
  };
}

export type Configuration = ReturnType<typeof readConfiguration>;

export const readVariables = () => readConfiguration().vars;
