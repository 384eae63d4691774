import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { passOnFocus } from '../../../lib/actions/pass-on-focus.ts';
import { focusOnMount } from '../../../lib/forms/focus-on-mount.ts';
import { formatClock } from '../../../lib/text/format-moment.ts';
import { deleteEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { FieldChanges } from '../review/FieldChanges.tsx';
import { ViewLink } from '../ViewLink.tsx';
import { changesBetween, entryValue } from './entry-value.ts';
import type { EntryConflict, EntryDesk, EntryProps, OpenEntry } from './use-entry.ts';

/** The published text changed since the draft was begun: both texts, and a button that saves the draft again. */
export function PublishedChange({ entry, value, desk }: EntryProps) {
  const { call, words, refresh } = useContentDesk();
  const { path, schema, published, state, original } = entry;
  const said = words.conflict;
  const isDeletion = state === 'deleted';
  if (!entry.conflict || entry.draft === null || (published === null && isDeletion)) return null;
  const changed = published === null ? said.published_gone : said.published;

  async function keepMine() {
    const basedOn = await desk.settle();
    const saved = isDeletion
      ? await deleteEntry(call, path, basedOn)
      : await saveEntry(call, { path, basedOn, original, ...value });
    desk.showSaved(saved);
    refresh();
  }
  return (
    <Notice>
      <p>{isDeletion ? said.published_deleted : changed}</p>
      {published !== null && !isDeletion && (
        <FieldChanges
          changes={changesBetween(entryValue({ schema, current: published }), value)}
          labels={{ before: fillSlots(said.theirs, { name: words.command_line }), after: said.mine }}
        />
      )}
      <ActionButton label={said.keep_mine} action={keepMine} />
    </Notice>
  );
}

/** A choice takes the focus, and passes it on once it is made. */
function takeFocus(box: HTMLElement | null) {
  focusOnMount(box);
  return passOnFocus(box);
}

/** Someone else saved the entry since it was opened: both texts, and the choice. */
export function ConflictChoice({ conflict, desk }: { conflict: EntryConflict; desk: EntryDesk }) {
  const { words } = useContentDesk();
  const { mine, theirs } = conflict;
  const said = words.conflict;
  const by = theirs.draft?.by?.name ?? words.someone;
  return (
    <Notice ref={takeFocus}>
      <h3 className="step-1">
        {theirs.draft
          ? fillSlots(said.heading, { name: by, time: formatClock(theirs.draft.at) })
          : said.changed}
      </h3>
      <p>{said.text}</p>
      <FieldChanges
        changes={changesBetween(entryValue(theirs), mine)}
        labels={{ before: fillSlots(said.theirs, { name: by }), after: said.mine }}
      />
      <div className="cluster">
        <Button onClick={() => desk.keepMine(conflict)}>{said.keep_mine}</Button>
        <Button variant="secondary" onClick={() => desk.showSaved(theirs)}>
          {fillSlots(said.keep_theirs, { name: by })}
        </Button>
      </div>
    </Notice>
  );
}

/** For a translation whose original was changed since: the original, and a button that says that both match again. */
export function StaleTranslation({ open, desk }: { open: OpenEntry; desk: EntryDesk }) {
  const said = useContentDesk().words.translation;
  const { entry, newOriginal } = open;
  if (newOriginal === null) return null;

  return (
    <Notice>
      <p>{said.stale}</p>
      <div className="cluster middle">
        <ActionButton label={said.matches} action={() => desk.match(newOriginal)} />
        <ViewLink to={{ view: 'entry', entry: entry.originalPath ?? entry.path }} className="alone">
          {said.original}
        </ViewLink>
      </div>
    </Notice>
  );
}
