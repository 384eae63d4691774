import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { Notice } from '@accounting-site/ui/Notice';
import { type ReactNode, useEffect, useState } from 'react';
import { RegisteredView } from './RegisteredView.tsx';
import { RegistrationFailure } from './RegistrationFailure.tsx';
import { useWebinarRegistration } from './use-webinar-registration.ts';
import styles from './WebinarRegistrationForm.module.css';
import type { WebinarRegistrationWords } from './webinar-registration-words.ts';

interface WebinarRegistrationFormProps {
  /** The id of the webinar, and its title for the message that a failing network leaves. */
  webinar: string;
  title: string;
  words: WebinarRegistrationWords;
  /** The choice of a date, named occurrenceStart. */
  children?: ReactNode;
}

/**
 * A seat in a webinar. Before it is hydrated, and without script, it is a plain form that the browser
 * checks and posts; afterwards it shows its own messages and keeps what was typed. It stays in the page,
 * hidden, once a seat is noted: the browser's Trusted Types let nobody put the choice of dates in again.
 */
export function WebinarRegistrationForm({ webinar, title, words, children }: WebinarRegistrationFormProps) {
  const { status, errors, failure, typed, day, form, submit, startAgain } = useWebinarRegistration();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const refused = errors.occurrenceStart ?? errors.webinarId;
  return (
    <>
      {status === 'sent' && (
        <RegisteredView words={words.sent} day={day} email={typed.email ?? ''} onAnother={startAgain} />
      )}
      <form
        ref={form}
        hidden={status === 'sent'}
        className={styles.form}
        method="post"
        action={siteBasePath + sitePaths.webinarRegistrations}
        onSubmit={submit}
        noValidate={hydrated}
      >
        <input type="hidden" name="webinarId" value={webinar} />
        {children}
        <TextField
          id="webinar-name"
          name="name"
          label={words.name}
          error={errors.name}
          autoComplete="name"
          required
        />
        <TextField
          id="webinar-email"
          name="email"
          type="email"
          label={words.email}
          help={words.email_help}
          error={errors.email}
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <div className={styles.trap} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {failure && <RegistrationFailure {...{ failure, typed, day, title, words }} />}
        {refused && <Notice tone="danger">{refused}</Notice>}
        <Button type="submit" size="large" wide busy={status === 'sending'}>
          {status === 'sending' ? words.busy : words.submit}
        </Button>
      </form>
    </>
  );
}
