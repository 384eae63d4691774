import { Dialog } from '@accounting-site/ui/Dialog';
import { Spinner } from '@accounting-site/ui/Spinner';
import { type ComponentProps, type Ref, useCallback, useRef, useState } from 'react';
import { failureOf } from '../../../lib/actions/failure-of.ts';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { ItemForm, type SaveItem } from './ItemForm.tsx';
import { readItem } from './item-calls.ts';

interface ItemDialogProps {
  dialog: Ref<HTMLDialogElement>;
  /** Undefined while the dialog is closed. */
  edited: EditedItem | undefined;
  words: AccountPageWords['items'];
  onClose: () => void;
  save: SaveItem;
  onDone: (said: string) => void;
}

/** A dialog to add or edit one item. */
export function ItemDialog({ dialog, edited, words, onClose, ...form }: ItemDialogProps) {
  const heading = edited?.id === undefined ? words.add : words.heading;
  return (
    <Dialog ref={dialog} id="item-dialog" heading={heading} closeLabel={words.close} onClose={onClose}>
      {edited &&
        (edited.id === undefined ? (
          <ItemForm item={undefined} words={words} {...form} />
        ) : (
          <KnownItem key={edited.id} id={edited.id} words={words} {...form} />
        ))}
    </Dialog>
  );
}

/** Loads the current item, because the list has no price and may be out of date. */
function KnownItem({ id, words, ...form }: Omit<ComponentProps<typeof ItemForm>, 'item'> & { id: string }) {
  const { call } = usePage();
  const { state } = useLoaded(useCallback((signal) => readItem(call, id, signal), [call, id]));
  if (state.status === 'failed') return <Outcome failure={failureOf(state.error)} />;
  if (state.status === 'loading') return <Spinner label={words.loading} />;
  return <ItemForm item={state.value} words={words} {...form} />;
}

/** The item in the dialog; a new one if it has no id. */
interface EditedItem {
  id: string | undefined;
}

/** Opens the dialog of one item, and shows the outcome. */
export function useItemDialog(onChanged: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [edited, setEdited] = useState<EditedItem>();
  const shown = useRef(edited);
  const [said, setSaid] = useState('');
  const isSaving = useRef(false);

  function show(item: typeof edited) {
    shown.current = item;
    setEdited(item);
  }

  return {
    dialog,
    edited,
    said,
    /** @param id of the item to edit; undefined to add one */
    open(id?: string) {
      setSaid('');
      // The form that is still being sent is shown again, so that it can close when it is saved.
      const isSame = isSaving.current && shown.current?.id === id;
      const pressed = isSame && shown.current ? shown.current : { id };
      show(pressed);
      // After the next frame, which shows the press: opening a dialog takes a slow phone long. By then its
      // content is rendered, so that it can get the focus.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (shown.current === pressed && !dialog.current?.open) dialog.current?.showModal();
        }),
      );
    },
    onClose() {
      if (!isSaving.current) show(undefined);
    },
    /** A form that is closed while it is sent stays, and a failure opens it again, so that no input is lost. */
    async save<Result>(request: () => Promise<Result>): Promise<Result> {
      isSaving.current = true;
      try {
        return await request();
      } catch (error) {
        if (!dialog.current?.open) dialog.current?.showModal();
        throw error;
      } finally {
        isSaving.current = false;
      }
    },
    onDone(text: string) {
      // The response of a dialog that was closed must not close the next one.
      if (shown.current === edited) {
        dialog.current?.close();
        show(undefined);
      }
      setSaid(text);
      onChanged();
    },
  };
}
