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

  /** @param basedOn what the discarding left, so that nothing newer is replaced */
  async function bringBack(basedOn: string) {
    if (state === 'added') {
      await addEntry(call, { group, name: path.replace(/^.*\/|\.\w+$/g, ''), ...value });
    } else if (state === 'deleted') await deleteEntry(call, path, basedOn);
    else await saveEntry(call, { path, basedOn, ...value });
    goTo({ view: 'entry', entry: path, field: undefined });
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
