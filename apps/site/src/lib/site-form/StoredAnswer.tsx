import { offlinePath } from '../offline/offline-names.ts';
import { StoredView } from './StoredView.tsx';

interface StoredAnswerProps {
  /** See useSiteForm. */
  stored: 'sent' | 'kept' | undefined;
  words: {
    sent: Record<'heading' | 'text' | 'another', string>;
    kept: Record<'heading' | 'text' | 'look', string>;
  };
  onAnother: () => void;
}

/** What happens next with a form that was sent, or that the browser keeps until there is a network. */
export function StoredAnswer({ stored, words, onAnother }: StoredAnswerProps) {
  if (stored === undefined) return null;
  const { heading, text } = words[stored];
  return (
    <StoredView heading={heading} another={words.sent.another} onAnother={onAnother}>
      {text} {stored === 'kept' && <a href={offlinePath}>{words.kept.look}</a>}
    </StoredView>
  );
}
