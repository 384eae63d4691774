import { siteBasePath } from '@accounting-site/contract/call-paths';
import { Button } from '@accounting-site/ui/Button';
import { ErrorSummary } from '@accounting-site/ui/ErrorSummary';
import type { FormEvent, ReactNode } from 'react';
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
 * A form of the site. Without script it is a plain form, and the server's page names all that is wrong; hydrated, it
 * does so itself. The browser checks nothing, because it reports one field at a time. Once sent, the form stays in the
 * page, hidden: Trusted Types do not let React insert again what Astro rendered.
 */
export function SiteForm({ state, path, words, idOf, message, onInput, children }: SiteFormProps) {
  const { status, errors, failure, form, submit } = state;
  return (
    <form
      ref={form}
      hidden={status === 'sent' || status === 'kept'}
      className={styles.form}
      method="post"
      action={siteBasePath + path}
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
      <Button type="submit" size="large" wide busy={status === 'sending'}>
        {status === 'sending' ? words.busy : words.submit}
      </Button>
    </form>
  );
}
