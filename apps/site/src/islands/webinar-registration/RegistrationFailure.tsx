import { ButtonLink } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import styles from './WebinarRegistrationForm.module.css';
import type { WebinarRegistrationWords } from './webinar-registration-words.ts';

interface RegistrationFailureProps {
  failure: keyof WebinarRegistrationWords['failures'];
  typed: Record<string, string>;
  day: string;
  title: string;
  words: WebinarRegistrationWords;
}

/** Why the seat is not noted, and the same words as a WhatsApp message, which needs less of a network. */
export function RegistrationFailure({ failure, typed, day, title, words }: RegistrationFailureProps) {
  const message = [
    `${words.submit}: ${title}, ${day}`,
    `${words.name}: ${typed.name}`,
    `${words.email}: ${typed.email}`,
  ].join('\n');
  return (
    <Notice tone="danger">
      <div className={styles.failure}>
        <p>{words.failures[failure]}</p>
        <ButtonLink
          href={`https://wa.me/${words.whatsappNumber}?text=${encodeURIComponent(message)}`}
          variant="secondary"
        >
          {words.whatsapp}
        </ButtonLink>
      </div>
    </Notice>
  );
}
