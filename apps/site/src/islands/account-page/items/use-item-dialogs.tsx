import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { Dialog } from '@accounting-site/ui/Dialog';
import { Spinner } from '@accounting-site/ui/Spinner';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { checked } from '../../../lib/actions/checked.ts';
import { failureOf } from '../../../lib/actions/failure-of.ts';
import { closeModal, openModal } from '../../../lib/actions/modal.ts';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { useLoaded } from '../../../lib/actions/use-loaded.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { ItemForm } from './ItemForm.tsx';

/** An item in a dialog. */
interface EditedItem {
  /** Undefined for a new item. */
  id: string | undefined;
  /** Unique among all dialogs, even those of the same item. */
  serial: number;
}

/** Dialogs to add or edit items, and the outcome of the last one. */
export function useItemDialogs(words: AccountPageWords['items'], onChanged: () => void) {
  const [edited, setEdited] = useState<EditedItem[]>([]);
  const [said, setSaid] = useState('');
  return {
    said,
    /** @param id of the item to edit; undefined to add one */
    open(id?: string) {
      setSaid('');
      setEdited((all) => [...all, { id, serial: Math.max(0, ...all.map((each) => each.serial)) + 1 }]);
    },
    dialogs: edited.map((item) => (
      <ItemDialog
        key={item.serial}
        {...item}
        words={words}
        onGone={() => setEdited((all) => all.filter((each) => each !== item))}
        onDone={(text) => {
          setSaid(text);
          onChanged();
        }}
      />
    )),
  };
}

type FormProps = ComponentProps<typeof ItemForm>;

interface ItemDialogProps extends EditedItem, Pick<FormProps, 'words' | 'onDone'> {
  /** The dialog is closed, and nothing in it has to be kept. */
  onGone: () => void;
}

/** A dialog that is closed during a save stays, and a failure opens it again, so that no input is lost. */
function ItemDialog({ id, serial, words, onGone, onDone }: ItemDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSaving = useRef(false);
  // Waits for the frame that shows the press: opening a dialog is slow on some phones.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => openModal(dialog.current)));
    return () => cancelAnimationFrame(frame);
  }, []);

  const form = {
    serial,
    words,
    async save<Result>(request: () => Promise<Result>): Promise<Result> {
      isSaving.current = true;
      try {
        return await request();
      } catch (error) {
        if (!dialog.current?.open) openModal(dialog.current);
        throw error;
      } finally {
        isSaving.current = false;
      }
    },
    onDone(text: string) {
      // Closed before it is removed, so that the focus returns to where it was.
      closeModal(dialog.current);
      onGone();
      onDone(text);
    },
  };
  return (
    <Dialog
      ref={dialog}
      id={`item-dialog-${serial}`}
      heading={id === undefined ? words.add : words.heading}
      closeLabel={words.close}
      onClose={() => isSaving.current || onGone()}
    >
      {id === undefined ? <ItemForm item={undefined} {...form} /> : <KnownItem id={id} {...form} />}
    </Dialog>
  );
}

/** Loads the current item, because the list has no price and may be out of date. */
function KnownItem({ id, ...form }: Omit<FormProps, 'item'> & { id: string }) {
  const { call } = usePage();
  const { state } = useLoaded(
    useCallback((signal) => checked(call(appHostEndpoints.readItem, { id }, { signal }), 'id'), [call, id]),
  );
  if (state.status === 'failed') return <Outcome failure={failureOf(state.error)} />;
  if (state.status === 'loading') return <Spinner label={form.words.loading} />;
  return <ItemForm item={state.value} {...form} />;
}
