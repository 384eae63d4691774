import { ButtonLink } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import styles from './DemoRequestForm.module.css';
import type { DemoRequestWords } from './demo-request-words.ts';
import { useBackOnline } from './use-back-online.ts';

interface SendFailureProps {
  failure: 'network' | 'limited' | 'server';
  typed: Record<string, string>;
  words: DemoRequestWords;
}

/** Why the request was not stored, and the same words as a WhatsApp message, which needs less of a network. */
export function SendFailure({ failure, typed, words }: SendFailureProps) {
  const backOnline = useBackOnline(failure === 'network');
  const message = (['name', 'email', 'company', 'phone', 'message'] as const)
    .filter((name) => typed[name])
    .map((name) => `${words[name]}: ${typed[name]}`)
    .join('\n');
  const chat = `https://wa.me/${words.whatsappNumber}?text=${encodeURIComponent(message)}`;
  return (
    <Notice tone="danger">
      <div className={styles.failure}>
        <p>{backOnline ? words.failures.back_online : words.failures[failure]}</p>
        <ButtonLink href={chat} variant="secondary">
          {words.whatsapp}
        </ButtonLink>
      </div>
    </Notice>
  );
}
