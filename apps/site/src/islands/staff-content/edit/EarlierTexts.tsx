import { fillSlots } from '@accounting-site/content/fill-slots';
import type { ContentEntry } from '@accounting-site/contract/staff-content';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { formatMoment } from '../../../lib/text/format-moment.ts';
import { readEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { WordChanges } from '../review/FieldChanges.tsx';
import type { EntryValue } from './kept-texts.ts';
import { useRestore } from './RemoveEntry.tsx';
import type { EntryDesk } from './use-entry.ts';

interface EarlierTextsProps {
  entry: ContentEntry;
  value: EntryValue;
  desk: EntryDesk;
}

/** What the team published of this entry earlier, each compared with the text now. */
export function EarlierTexts({ entry, value, desk }: EarlierTextsProps) {
  const { call, words, say } = useContentDesk();
  const restore = useRestore(entry, value);
  const { path, title, current, earlier } = entry;
  const said = words.earlier;

  async function use(text: string) {
    const basedOn = await desk.settle();
    const saved = await saveEntry(call, { path, basedOn, text });
    say({ text: fillSlots(said.used, { title }), undo: () => restore(saved.version) });
    desk.showSaved(await readEntry(call, path));
  }
  if (earlier.length === 0) return null;
  return (
    <Disclosure summary={said.heading}>
      <ul className="ruled">
        {earlier.map(({ publication, at, by, text }) => (
          <li key={publication} className="stack gap-2">
            <p className="small strong">
              {fillSlots(said.by, { time: formatMoment(at), name: by?.name ?? words.someone })}
            </p>
            {text === null ? (
              <p className="small">{said.deleted}</p>
            ) : (
              <>
                <p className="small anywhere">
                  <WordChanges before={current.text ?? ''} after={text} />
                </p>
                <ActionButton label={said.use} action={() => use(text)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
