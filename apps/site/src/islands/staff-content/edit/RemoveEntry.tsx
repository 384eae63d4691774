import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { ContentEntry } from '@accounting-site/contract/staff/staff-content';
import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { goTo } from '../content-address.ts';
import { addPicture, deleteEntry, readEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { entryValue, isSameValue } from './entry-value.ts';
import type { EntryValue } from './kept-texts.ts';
import type { EntryProps } from './use-entry.ts';

/**
 * Restores what was discarded or replaced.
 * @returns a function that takes the version that is stored now (undefined for none), so that nothing newer is replaced
 */
export function useRestore(entry: ContentEntry, value: EntryValue) {
  const { call, refresh } = useContentDesk();
  const { path, state, group, format, current, original } = entry;
  // Restore as text: saving by form would mark the translation as up to date.
  const saved = isSameValue(value, entryValue(entry)) ? { text: current.text ?? '' } : value;
  return async (basedOn?: string) => {
    const name = path.replace(/^.*\/|\.\w+$/g, '');
    if (basedOn === undefined && format === 'picture')
      await addPicture(call, { name, data: current.text ?? '' });
    else if (basedOn === undefined)
      await checked(call(siteEndpoints.addEntry, { body: { group, name, ...value } }), 'current');
    else if (state === 'deleted') await deleteEntry(call, path, basedOn);
    else await saveEntry(call, { path, basedOn, original, ...saved });
    goTo({ view: 'entry', entry: path });
    refresh();
  };
}

/** Discards the draft. It can be brought back. */
function useDiscard({ entry, value, desk }: EntryProps) {
  const { call, words, say, refresh } = useContentDesk();
  const restore = useRestore(entry, value);
  const { path, title, state } = entry;
  return async () => {
    await call(siteEndpoints.discardDraft, { query: { path, basedOn: await desk.settle() } });
    const text = fillSlots(words.edit.discarded, { title });
    if (state === 'added') {
      say({ text, undo: () => restore() });
      return goTo({ view: 'choose' });
    }
    const left = await readEntry(call, path);
    say({ text, undo: () => restore(left.version) });
    desk.showSaved(left);
    refresh();
  };
}

/** Deletes the entry with the next publication. Until then, one press brings it back. */
export function DeleteEntry(props: EntryProps) {
  const { call, words, say, refresh } = useContentDesk();
  const discard = useDiscard(props);
  const { entry, desk } = props;
  const { path, title } = entry;

  async function remove() {
    desk.showSaved(await deleteEntry(call, path, await desk.settle()));
    say({ text: fillSlots(words.edit.deleted, { title }) });
    refresh();
  }
  return (
    <div>
      <ActionButton
        variant="quiet"
        label={words.edit.delete}
        // Visitors have never seen an added entry: its draft is all there is.
        action={entry.state === 'added' ? discard : remove}
      />
    </div>
  );
}

/** Shown for an entry that the next publication deletes. */
export function DeletedEntry(props: EntryProps) {
  const { words } = useContentDesk();
  if (props.entry.draft === null) return null;
  return (
    <Notice>
      <p>{words.edit.will_be_deleted}</p>
      <DiscardDraft {...props} />
    </Notice>
  );
}

/** Goes back to what visitors read. */
export function DiscardDraft(props: EntryProps) {
  const { edit } = useContentDesk().words;
  const label = props.entry.state === 'deleted' ? edit.restore : edit.discard;
  return <ActionButton variant="quiet" label={label} action={useDiscard(props)} />;
}
