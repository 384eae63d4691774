import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { formatMoment } from '../../../lib/text/format-moment.ts';
import { readEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { WordChanges } from '../review/FieldChanges.tsx';
import { useRestore } from './RemoveEntry.tsx';
import type { EntryProps } from './use-entry.ts';

/** Makes an earlier text the draft. It can be undone. */
export function useEarlier({ entry, value, desk }: EntryProps) {
  const { call, words, say } = useContentDesk();
  const restore = useRestore(entry, value);
  const { path, title } = entry;
  return async (text: string) => {
    const basedOn = await desk.settle();
    const saved = await saveEntry(call, { path, basedOn, text });
    say({ text: fillSlots(words.earlier.used, { title }), undo: () => restore(saved.version) });
    desk.showSaved(await readEntry(call, path));
  };
}

/** For an entry whose deletion is published: brings its last text back as a draft. */
export function BringBack(props: EntryProps) {
  const { edit } = useContentDesk().words;
  const use = useEarlier(props);
  const { draft, published, earlier } = props.entry;
  const last = earlier.find(({ text }) => text !== null)?.text;
  if (draft !== null || published !== null || last == null) return null;
  return (
    <Notice>
      <p>{edit.was_deleted}</p>
      <ActionButton label={edit.bring_back} action={() => use(last)} />
    </Notice>
  );
}

/** What visitors read of this entry earlier. Compared only while it is open, because that takes long on a phone. */
export function EarlierTexts(props: EntryProps) {
  const said = useContentDesk().words.earlier;
  const [isOpen, setIsOpen] = useState(false);
  if (props.entry.earlier.length === 0) return null;
  return (
    <Disclosure summary={said.heading} onToggle={setIsOpen}>
      {isOpen && <EarlierList {...props} />}
    </Disclosure>
  );
}

/** The earlier texts, each compared with the text now. */
export function EarlierList(props: EntryProps) {
  const { words } = useContentDesk();
  const use = useEarlier(props);
  const { current, earlier } = props.entry;
  const said = words.earlier;
  return (
    <ul className="ruled">
      {earlier.map(({ publication, at, by, text, isOfFiles }) => (
        <li key={`${publication} ${isOfFiles}`} className="stack gap-2">
          <p className="small strong">
            {isOfFiles
              ? fillSlots(said.of_files, { time: formatMoment(at) })
              : fillSlots(said.by, { time: formatMoment(at), name: by?.name ?? words.someone })}
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
  );
}
