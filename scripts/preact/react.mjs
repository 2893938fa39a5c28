export * from "preact/compat";
export { default } from "preact/compat";

/** The router asks for it, and without its transitions never sets it. */
export const useOptimistic = (state) => [state, () => {}];
