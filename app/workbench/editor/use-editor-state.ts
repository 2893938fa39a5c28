import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";

/** Something about the editor as it is now; a string or a number, so that nothing is drawn again for the same. */
export function useEditorState<Value extends string | number>(
  editor: Editor,
  read: (editor: Editor) => Value,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on("transaction", changed);
      return () => {
        editor.off("transaction", changed);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
}
