import { spawn } from "node:child_process";
import type { Answer } from "./wrangler-answers";

/** Captures the output. */
export function askWrangler(args: string[], env = process.env): Promise<Answer> {
  return new Promise((resolve) => {
    const said = { out: "", complaint: "" };
    const program = spawn("wrangler", args, { env, stdio: ["ignore", "pipe", "pipe"] });
    program.stdout.setEncoding("utf8").on("data", (words: string) => {
      said.out += words;
    });
    program.stderr.setEncoding("utf8").on("data", (words: string) => {
      said.complaint += words;
    });
    program.on("error", () => resolve({ ...said, status: null }));
    program.on("close", (status) => resolve({ ...said, status }));
  });
}

/** Interactive: it may ask questions. */
export function runWrangler(args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const program = spawn("wrangler", args, { stdio: "inherit" });
    program.on("error", () => resolve(false));
    program.on("close", (status) => resolve(status === 0));
  });
}
