import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useState } from 'react';
import { takeDraft } from './session-draft.ts';
import { restoreTyped } from './typed-fields.ts';

interface RestoredDraftProps {
  /** Who is signed in now. */
  userId: string | number;
  text: string;
}

/** Puts back what somebody had typed when their session ended, and says so. */
export function RestoredDraft({ userId, text }: RestoredDraftProps) {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const draft = takeDraft(userId);
    if (!draft) return;
    setIsRestored(true);
    const restore = () => {
      restoreTyped(draft.typed);
      if (Object.keys(draft.typed).length === 0) observer.disconnect();
    };
    // Forms come with their data, and some when they are opened.
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    restore();
    return () => observer.disconnect();
  }, [userId]);
  if (!isRestored) return null;
  return (
    <Notice>
      <p>{text}</p>
    </Notice>
  );
}
