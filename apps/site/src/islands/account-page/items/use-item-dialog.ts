import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The item in the dialog; a new one if it has no id. */
export interface EditedItem {
  id: string | undefined;
}

/** Opens the dialog of one item, and shows the outcome. */
export function useItemDialog(onChanged: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [edited, setEdited] = useState<EditedItem>();
  const [said, setSaid] = useState('');

  return {
    dialog,
    edited,
    said,
    /** @param id of the item to edit; undefined to add one */
    open(id?: string) {
      setSaid('');
      // The dialog sets the focus inside it when it opens, so its content must be rendered first.
      flushSync(() => setEdited({ id }));
      dialog.current?.showModal();
    },
    onClose: () => setEdited(undefined),
    onDone(text: string) {
      dialog.current?.close();
      setSaid(text);
      onChanged();
    },
  };
}
