import { siteBasePath } from '@accounting-site/contract/call-paths';
import { Button } from '@accounting-site/ui/Button';
import { ErrorSummary } from '@accounting-site/ui/ErrorSummary';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { SendFailed } from './SendFailed.tsx';
import styles from './SiteForm.module.css';
import type { SiteFormWords } from './site-form-words.ts';
import type { useSiteForm } from './use-site-form.ts';

interface SiteFormProps {
  state: ReturnType<typeof useSiteForm>;
  /** Below /api/site; without script the browser posts there. */
  path: string;
  words: SiteFormWords;
  /** The id of the control of a field. */
  idOf: (field: string) => string | undefined;
  /** What was typed, as a message for WhatsApp. */
  message: string;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form of the site. Before it is hydrated, and without script, it is a plain form that the browser checks and
 * posts; afterwards it shows its own messages and keeps what was typed. It stays in the page, hidden, once it is
 * stored: the browser's Trusted Types let nobody put a part that Astro rendered in again.
 */
export function SiteForm({ state, path, words, idOf, message, onInput, children }: SiteFormProps) {
  const { status, errors, failure, form, submit } = state;
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <form
      ref={form}
      hidden={status === 'sent' || status === 'kept'}
      className={styles.form}
      method="post"
      action={siteBasePath + path}
      onSubmit={submit}
      onInput={onInput}
      noValidate={hydrated}
    >
      <ErrorSummary heading={words.problems} errors={errors} idOf={idOf} />
      {failure && <SendFailed failure={failure} message={message} words={words} />}
      {children}
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" wide busy={status === 'sending'}>
        {status === 'sending' ? words.busy : words.submit}
      </Button>
    </form>
  );
}
