import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import { Button } from '@accounting-site/ui/Button';
import { TextArea, TextField } from '@accounting-site/ui/Field';
import { useEffect, useState } from 'react';
import styles from './DemoRequestForm.module.css';
import type { DemoRequestWords } from './demo-request-words.ts';
import { saveDraft } from './draft.ts';
import { SendFailure } from './SendFailure.tsx';
import { SentView } from './SentView.tsx';
import { useDemoRequest } from './use-demo-request.ts';

/**
 * The demo-request form (specification §2). Before it is hydrated, and without script, it is a plain form
 * that the browser checks and posts; afterwards it shows its own messages and keeps what was typed.
 */
export function DemoRequestForm({ words }: { words: DemoRequestWords }) {
  const { status, errors, failure, typed, form, submit, startAgain } = useDemoRequest();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (status === 'sent') return <SentView words={words.sent} onAnother={startAgain} />;
  const field = (name: 'name' | 'email' | 'company' | 'phone' | 'message') => ({
    id: `demo-${name}`,
    name,
    label: words[name],
    error: errors[name],
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={siteBasePath + sitePaths.demoRequests}
      onSubmit={submit}
      onInput={(event) => saveDraft(event.currentTarget)}
      noValidate={hydrated}
    >
      {failure && <SendFailure failure={failure} typed={typed} words={words} />}
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" autoCapitalize="none" required />
      <TextField {...field('company')} optional={words.optional} autoComplete="organization" />
      <TextField
        {...field('phone')}
        optional={words.optional}
        help={words.phone_help}
        type="tel"
        autoComplete="tel"
      />
      <TextArea {...field('message')} optional={words.optional} help={words.message_help} rows={3} />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" wide busy={status === 'sending'}>
        {status === 'sending' ? words.busy : words.submit}
      </Button>
    </form>
  );
}
