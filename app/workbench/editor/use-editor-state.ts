import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";

/** Something told of the editor as it is now; a string or a number, so that nothing is drawn again for the same. */
export function useEditorState<Told extends string | number>(
  editor: Editor,
  tell: (editor: Editor) => Told,
): Told {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on("transaction", changed);
      return () => {
        editor.off("transaction", changed);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => tell(editor));
}
