import { readAsGhanaian } from '@accounting-site/contract/fields/phone-shape';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { focusOnMount } from '../forms/focus-on-mount.ts';
import { routes } from '../pages/routes.ts';
import styles from './SiteForm.module.css';

interface StoredViewProps {
  heading: string;
  /** What happens next. */
  children: ReactNode;
  another: string;
  onAnother: () => void;
}

/**
 * The confirmation that the input was stored. Its heading receives the focus, so that a screen reader
 * announces it.
 */
export function StoredView({ heading, children, another, onAnother }: StoredViewProps) {
  return (
    <div className="stack start anywhere">
      <span className={styles.tick}>
        <Icon of={Check} size={26} />
      </span>
      <h3 ref={focusOnMount} tabIndex={-1} className="step-2 no-ring">
        {heading}
      </h3>
      <p>{children}</p>
      <Button variant="secondary" onClick={onAnother}>
        {another}
      </Button>
    </div>
  );
}

interface StoredAnswerProps {
  /** See useSiteForm. */
  stored: 'sent' | 'kept' | undefined;
  /** The phone number that was sent, as it was typed. */
  phone: string | undefined;
  words: {
    read_as: string;
    sent: Record<'heading' | 'text' | 'another', string>;
    kept: Record<'heading' | 'text' | 'look', string>;
  };
  onAnother: () => void;
}

/**
 * What happens next with a form that was sent, or that the browser keeps until there is a network. A phone number
 * without a country code is shown as it was read, because it may be that of another country.
 */
export function StoredAnswer({ stored, phone, words, onAnother }: StoredAnswerProps) {
  if (stored === undefined) return null;
  const { heading, text } = words[stored];
  const number = readAsGhanaian(phone);
  return (
    <StoredView heading={heading} another={words.sent.another} onAnother={onAnother}>
      {text} {stored === 'kept' && <a href={routes.offline}>{words.kept.look}</a>}{' '}
      {number && words.read_as.replace('[number]', number)}
    </StoredView>
  );
}
