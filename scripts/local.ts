import { spawn } from "node:child_process";

/** Where a guide on one's own machine listens, and where its data lives. */
export const port = process.env.PORT ?? "8787";
export const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
export const origin = `http://localhost:${port}`;

/** Says where the guide is, and keeps it running until it is told to end. */
export function serve(command: string, args: string[]): void {
  const server = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));

  console.log(`Playa Cambutal Guide: ${origin} (Spanish: ${origin}/es)`);
  console.log("Demonstration accounts, both with the password cambutal-demo-2026:");
  console.log("  admin@cambutal.test reviews, owner@cambutal.test owns places");
  console.log(`Mail sent here can be read at ${origin}/dev/mail`);
}
