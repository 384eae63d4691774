import { Button } from '@accounting-site/ui/Button';
import { useEffect, useRef } from 'react';
import { fillSlots } from '../../lib/fill-slots.ts';
import styles from './WebinarRegistrationForm.module.css';
import type { WebinarRegistrationWords } from './webinar-registration-words.ts';

interface RegisteredViewProps {
  words: WebinarRegistrationWords['sent'];
  day: string;
  email: string;
  onAnother: () => void;
}

/** The seat is stored. The heading takes the focus, so that a screen reader says it. */
export function RegisteredView({ words, day, email, onAnother }: RegisteredViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.registered}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h3>
      <p>{fillSlots(words.text, { date: day, email })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
