import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';
import type { EntryDesk, OpenEntry } from './use-entry.ts';

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
        <ViewLink to={{ view: 'entry', entry: entry.path.replace(/^\w+/, 'en') }} className="alone">
          {said.original}
        </ViewLink>
      </div>
    </Notice>
  );
}
