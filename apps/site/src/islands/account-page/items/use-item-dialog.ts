import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The item in the dialog; without an id a new one. */
export interface EditedItem {
  id: string | undefined;
}

/** Opens the dialog of one item, and says what came of it. */
export function useItemDialog(onChanged: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [edited, setEdited] = useState<EditedItem>();
  const [said, setSaid] = useState('');

  return {
    dialog,
    edited,
    said,
    /** @param id that of the item to edit; undefined to add one */
    open(id?: string) {
      setSaid('');
      // The dialog gives the focus to what is in it when it opens.
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
