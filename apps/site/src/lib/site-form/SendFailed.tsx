import { ButtonLink } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef } from 'react';
import { fillWait } from '../text/fill-wait.ts';
import type { SiteFormWords } from './site-form-words.ts';
import { useBackOnline } from './use-back-online.ts';
import type { SendFailure } from './use-site-form.ts';

interface SendFailedProps {
  failure: SendFailure;
  message: string;
  words: SiteFormWords;
}

/**
 * Why nothing was stored, and a link to send the same text by WhatsApp, which needs less of a network.
 * Receives the focus.
 */
export function SendFailed({ failure, message, words }: SendFailedProps) {
  const backOnline = useBackOnline(failure.outcome === 'network');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const chat = `https://wa.me/${words.whatsappNumber}?text=${encodeURIComponent(message)}`;
  return (
    <Notice tone="danger" ref={box}>
      <p>
        {backOnline ? words.failures.back_online : fillWait(words.failures[failure.outcome], failure.wait)}
      </p>
      <ButtonLink href={chat} variant="secondary">
        {words.whatsapp}
      </ButtonLink>
    </Notice>
  );
}
