/** What is told here is taken before the framework, by `workers/count.ts`; nobody reads the address. */
export { default, loader } from "../server/http/post-only";
