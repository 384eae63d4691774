import { type Endpoint, sitePath } from '@accounting-site/contract/endpoints/endpoints';
import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { ErrorSummary } from '@accounting-site/ui/ErrorSummary';
import { Notice } from '@accounting-site/ui/Notice';
import type { ReactNode } from 'react';
import { focusOnMount } from '../forms/focus-on-mount.ts';
import type { SendFailure } from '../forms/site-call.ts';
import { fillWait } from '../text/fill-wait.ts';
import styles from './SiteForm.module.css';
import type { SiteFormWords } from './site-form-words.ts';
import { useBackOnline } from './use-back-online.ts';
import type { useSiteForm } from './use-site-form.ts';

interface SiteFormProps {
  state: ReturnType<typeof useSiteForm>;
  /** The site's endpoint, to which the browser posts without JavaScript. */
  endpoint: Endpoint;
  words: SiteFormWords;
  /** Id of the control of a field. */
  idOf: (field: string) => string | undefined;
  /** The input as a message for WhatsApp. */
  message: string;
  onInput?: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form of the site. Without JavaScript it is a plain form, and the server's page lists all errors;
 * hydrated, the form lists them itself. Browser validation is off, because it reports one field at a time.
 * After sending, the form stays in the page, hidden: Trusted Types do not let React insert Astro's HTML
 * again.
 */
export function SiteForm({ state, endpoint, words, idOf, message, onInput, children }: SiteFormProps) {
  const { busy, stored, errors, failure, form, submit } = state;
  return (
    <form
      ref={form}
      hidden={stored !== undefined}
      className={`stack ${styles.form}`}
      method="post"
      action={sitePath(endpoint)}
      onSubmit={submit}
      onInput={onInput}
      noValidate
    >
      <ErrorSummary heading={words.problems} errors={errors} idOf={idOf} />
      {failure && <SendFailed failure={failure} message={message} words={words} />}
      {children}
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}

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
  const chat = `https://wa.me/${words.whatsappNumber}?text=${encodeURIComponent(message)}`;
  return (
    <Notice tone="danger" ref={focusOnMount}>
      <p>
        {backOnline ? words.failures.back_online : fillWait(words.failures[failure.outcome], failure.wait)}
      </p>
      <ButtonLink href={chat} variant="secondary">
        {words.whatsapp}
      </ButtonLink>
    </Notice>
  );
}
