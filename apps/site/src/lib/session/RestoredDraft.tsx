import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useState } from 'react';
import { restoreTyped, takeDraft } from './session-draft.ts';

interface RestoredDraftProps {
  /** The id of the user who is signed in now. */
  userId: string | number;
  text: string;
}

/** Restores the input that was interrupted by an expired session, and says so. */
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
    // Forms are rendered once their data is loaded, and some only when they are opened.
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
