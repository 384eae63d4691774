import { sitePaths } from '@accounting-site/contract/call-paths';
import { TextArea, TextField } from '@accounting-site/ui/Field';
import { type ReactNode, useEffect } from 'react';
import { offlinePath } from '../../lib/offline/offline-names.ts';
import { SiteForm } from '../../lib/site-form/SiteForm.tsx';
import { StoredView } from '../../lib/site-form/StoredView.tsx';
import { useSiteForm } from '../../lib/site-form/use-site-form.ts';
import { checkDemoRequest } from './check-demo-request.ts';
import type { DemoRequestWords } from './demo-request-words.ts';
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts';

const fields = ['name', 'email', 'company', 'phone', 'message'] as const;
const path = sitePaths.demoRequests;
const idOf = (field: string) => `demo-${field}`;

interface DemoRequestFormProps {
  /** The id of the plan that the visitor chose, or self-hosted. */
  plan?: string;
  words: DemoRequestWords;
  /** Says what was chosen. */
  children?: ReactNode;
}

/** The demo-request form (specification §2). It keeps a draft in this browser until it is sent. */
export function DemoRequestForm({ plan, words, children }: DemoRequestFormProps) {
  const state = useSiteForm({ path, check: checkDemoRequest, onStored: forgetDraft });
  const { status, errors, typed, form, startAgain } = state;
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, [form]);
  const field = (name: (typeof fields)[number]) => ({
    id: idOf(name),
    name,
    label: words[name],
    error: errors[name],
  });
  const message = fields.filter((name) => typed[name]).map((name) => `${words[name]}: ${typed[name]}`);
  return (
    <>
      {status === 'sent' && (
        <StoredView heading={words.sent.heading} another={words.sent.another} onAnother={startAgain}>
          {words.sent.text}
        </StoredView>
      )}
      {status === 'kept' && (
        <StoredView heading={words.kept.heading} another={words.sent.another} onAnother={startAgain}>
          {words.kept.text} <a href={offlinePath}>{words.kept.look}</a>
        </StoredView>
      )}
      <SiteForm
        {...{ state, path, words, idOf }}
        message={message.join('\n')}
        onInput={(event) => saveDraft(event.currentTarget)}
      >
        {children}
        {plan && <input type="hidden" name="plan" value={plan} />}
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
      </SiteForm>
    </>
  );
}
