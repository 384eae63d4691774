import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentEntry } from '@accounting-site/contract/staff-content';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { addEntry, deleteEntry, discardDraft, readEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { goTo } from '../use-content-address.ts';

import type { EntryValue } from './kept-texts.ts';
import type { EntryDesk } from './use-entry.ts';

interface DiscardDraftProps {
  entry: ContentEntry;
  value: EntryValue;
  desk: EntryDesk;
}

/** Goes back to what visitors read. The draft can be brought back. */
export function DiscardDraft({ entry, value, desk }: DiscardDraftProps) {
  const { call, words, say, refresh } = useContentDesk();
  const { path, title, state, group } = entry;

  async function bringBack() {
    if (state === 'added') {
      await addEntry(call, { group, name: path.replace(/^.*\/|\.\w+$/g, ''), ...value });
    } else {
      const { version } = await readEntry(call, path);
      if (state === 'deleted') await deleteEntry(call, path, version);
      else await saveEntry(call, { path, basedOn: version, ...value });
    }
    goTo({ view: 'entry', entry: path, field: undefined });
    refresh();
  }
  async function discard() {
    await discardDraft(call, path, await desk.settle());
    say({ text: fillSlots(words.edit.discarded, { title }), undo: bringBack });
    if (state === 'added') return goTo({ view: 'choose' });
    desk.showSaved(await readEntry(call, path));
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
