import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';
import type { EntryDesk, OpenEntry } from './use-entry.ts';

/** For a translation whose original was changed since: the original, and a button that says that both match again. */
export function StaleTranslation({ open, desk }: { open: OpenEntry; desk: EntryDesk }) {
  const said = useContentDesk().words.translation;
  const { entry, newOriginal } = open;
  const [isAsked, setIsAsked] = useState(false);
  const isMatched = isAsked && newOriginal === null;
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isMatched) box.current?.focus();
  }, [isMatched]);
  if (isMatched)
    return (
      <Notice tone="success" ref={box}>
        {said.matched}
      </Notice>
    );
  if (newOriginal === null) return null;
  return (
    <Notice>
      <p>{said.stale}</p>
      <div className="cluster middle">
        <ActionButton
          label={said.matches}
          action={async () => {
            setIsAsked(true);
            await desk.match(newOriginal);
          }}
        />
        <ViewLink to={{ view: 'entry', entry: entry.path.replace(/^\w+/, 'en') }} className="alone">
          {said.original}
        </ViewLink>
      </div>
    </Notice>
  );
}
