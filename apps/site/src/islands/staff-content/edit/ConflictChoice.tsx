import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef } from 'react';
import { formatClock } from '../../../lib/text/format-moment.ts';
import { useContentDesk } from '../content-desk.ts';
import { FieldChanges } from '../review/FieldChanges.tsx';

import { changesBetween, entryValue } from './entry-value.ts';
import type { EntryConflict, EntryDesk } from './use-entry.ts';

/** Someone else saved the entry since it was opened: both texts, and the choice. */
export function ConflictChoice({ conflict, desk }: { conflict: EntryConflict; desk: EntryDesk }) {
  const { words } = useContentDesk();
  const { mine, theirs } = conflict;
  const said = words.conflict;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const by = theirs.draft?.by?.name ?? words.someone;
  return (
    <Notice ref={box}>
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
