import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { readEntry, saveEntry } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';
import type { EntryDesk, OpenEntry } from './use-entry.ts';

/** For a translation whose original was changed since: the original, and a button that says that both match again. */
export function StaleTranslation({ open, desk }: { open: OpenEntry; desk: EntryDesk }) {
  const { call, words } = useContentDesk();
  const { entry, newOriginal, value } = open;
  const { path } = entry;
  const said = words.translation;
  if (newOriginal === null) return null;

  async function match() {
    const basedOn = await desk.settle();
    await saveEntry(call, { path, basedOn, original: newOriginal, ...value });
    desk.showSaved(await readEntry(call, path));
  }
  return (
    <Notice>
      <p>{said.stale}</p>
      <div className="cluster middle">
        <ActionButton label={said.matches} action={match} />
        <ViewLink to={{ view: 'entry', entry: path.replace(/^\w+/, 'en') }} className="alone">
          {said.original}
        </ViewLink>
      </div>
    </Notice>
  );
}
