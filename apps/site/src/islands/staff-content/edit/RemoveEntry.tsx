import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentEntry } from '@accounting-site/contract/staff-content';
import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { goTo } from '../content-address.ts';
import { addEntry, addPicture, deleteEntry, discardDraft, readEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import type { EntryValue } from './kept-texts.ts';
import type { EntryDesk } from './use-entry.ts';

interface RemoveEntryProps {
  entry: ContentEntry;
  desk: EntryDesk;
}

interface DeleteEntryProps extends RemoveEntryProps {
  value: EntryValue;
}

/** Deletes the entry with the next publication. Until then, one press brings it back. */
export function DeleteEntry({ entry, value, desk }: DeleteEntryProps) {
  const { call, words, say, refresh } = useContentDesk();
  const { path, title, state, group, format, current } = entry;

  async function addAgain() {
    const name = path.replace(/^.*\/|\.\w+$/g, '');
    if (format === 'picture') await addPicture(call, { name, data: current.text ?? '' });
    else await addEntry(call, { group, name, ...value });
    goTo({ view: 'entry', entry: path });
    refresh();
  }
  return (
    <div>
      <ActionButton
        variant="quiet"
        label={words.edit.delete}
        action={async () => {
          const basedOn = await desk.settle();
          // Visitors have never seen an added entry: its draft is all there is.
          if (state === 'added') {
            await discardDraft(call, path, basedOn);
            say({ text: fillSlots(words.edit.discarded, { title }), undo: addAgain });
            return goTo({ view: 'choose' });
          }
          desk.showSaved(await deleteEntry(call, path, basedOn));
          say({ text: fillSlots(words.edit.deleted, { title }) });
          refresh();
        }}
      />
    </div>
  );
}

/** Shown for an entry that the next publication deletes. */
export function DeletedEntry({ entry, desk }: RemoveEntryProps) {
  const { words } = useContentDesk();
  return (
    <Notice>
      <p>{words.edit.will_be_deleted}</p>
      <DiscardDraft entry={entry} value={{}} desk={desk} />
    </Notice>
  );
}

interface DiscardDraftProps {
  entry: ContentEntry;
  value: EntryValue;
  desk: EntryDesk;
}

/** Goes back to what visitors read. The draft can be brought back. */
export function DiscardDraft({ entry, value, desk }: DiscardDraftProps) {
  const { call, words, say, refresh } = useContentDesk();
  const { path, title, state, group } = entry;

  /** @param basedOn what the discarding left, so that nothing newer is replaced */
  async function bringBack(basedOn: string) {
    if (state === 'added') {
      await addEntry(call, { group, name: path.replace(/^.*\/|\.\w+$/g, ''), ...value });
    } else if (state === 'deleted') await deleteEntry(call, path, basedOn);
    else await saveEntry(call, { path, basedOn, ...value });
    goTo({ view: 'entry', entry: path });
    refresh();
  }
  async function discard() {
    await discardDraft(call, path, await desk.settle());
    const text = fillSlots(words.edit.discarded, { title });
    if (state === 'added') {
      say({ text, undo: () => bringBack('') });
      return goTo({ view: 'choose' });
    }
    const left = await readEntry(call, path);
    say({ text, undo: () => bringBack(left.version) });
    desk.showSaved(left);
    refresh();
  }
  return (
    <ActionButton
      variant="quiet"
      label={state === 'deleted' ? words.edit.restore : words.edit.discard}
      action={discard}
    />
  );
}
