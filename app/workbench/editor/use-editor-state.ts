import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";

/** A value derived from the editor's state. It's a primitive, so equal values cause no rerender. */
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
