import { type ComponentType, createContext, useEffect, useState } from "react";
import type { RichTextProps } from "../editor/rich-text.client";

type Loaded = { RichText: ComponentType<RichTextProps> | null; hasFailed: boolean };

export const EditorContext = createContext<Loaded>({ RichText: null, hasFailed: false });

/** Loads the editor once the form is usable; if that fails, the plain field stays. */
export function useLoadedEditor(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ RichText: null, hasFailed: false });
  useEffect(() => {
    let isHere = true;
    import("../editor/rich-text.client").then(
      (editor) => isHere && setLoaded({ RichText: editor.default, hasFailed: false }),
      () => isHere && setLoaded({ RichText: null, hasFailed: true }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded;
}
