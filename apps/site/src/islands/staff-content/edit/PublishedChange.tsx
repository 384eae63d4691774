import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentEntry } from '@accounting-site/contract/staff-content';
import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { deleteEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { FieldChanges } from '../review/FieldChanges.tsx';
import { changesBetween, entryValue } from './entry-value.ts';
import type { EntryValue } from './kept-texts.ts';
import type { EntryDesk } from './use-entry.ts';

interface PublishedChangeProps {
  entry: ContentEntry;
  value: EntryValue;
  desk: EntryDesk;
}

/** The published text changed since the draft was begun: both texts, and a button that saves the draft again. */
export function PublishedChange({ entry, value, desk }: PublishedChangeProps) {
  const { call, words, refresh } = useContentDesk();
  const { path, schema, published, state } = entry;
  const said = words.conflict;
  if (!entry.conflict || entry.draft === null || published === null) return null;

  async function keepMine() {
    const basedOn = await desk.settle();
    const saved =
      state === 'deleted'
        ? await deleteEntry(call, path, basedOn)
        : await saveEntry(call, { path, basedOn, ...value });
    desk.showSaved(saved);
    refresh();
  }
  return (
    <Notice>
      <p>{state === 'deleted' ? said.published_deleted : said.published}</p>
      {state !== 'deleted' && (
        <FieldChanges
          changes={changesBetween(entryValue({ schema, current: published }), value)}
          labels={{ before: fillSlots(said.theirs, { name: words.command_line }), after: said.mine }}
        />
      )}
      <ActionButton label={said.keep_mine} action={keepMine} />
    </Notice>
  );
}
