import { demoRequest } from 'virtual:form-words';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import {
  type DemoRequestField,
  demoRequestFieldNames,
  demoRequestFields,
  optionalDemoRequestFields,
} from '@accounting-site/contract/forms/demo-request-fields';
import { TextArea, TextField } from '@accounting-site/ui/Field';
import type { ReactNode } from 'react';
import type { DemoRequestFormWords } from '../../lib/forms/demo-request.ts';
import { demoRequestDraftKey } from '../../lib/forms/draft-keys.ts';
import { forgetDraft, useDraft } from '../../lib/forms/form-draft.ts';
import { SiteForm } from '../../lib/site-form/SiteForm.tsx';
import { StoredAnswer } from '../../lib/site-form/StoredView.tsx';
import { useSiteForm } from '../../lib/site-form/use-site-form.ts';
import { checkDemoRequest } from './check-demo-request.ts';

const endpoint = siteEndpoints.demoRequest;
const idOf = (field: string) => `demo-${field}`;

interface DemoRequestFormProps {
  /** The path of the page, which is sent with the form. */
  page: string;
  /** The id of the plan that the visitor chose, or self-hosted. */
  plan?: string;
  /** What the button says, if not what it says on /demo-request. */
  submit?: string;
  /** Shows the chosen plan. */
  children?: ReactNode;
}

/** The demo-request form (specification §2). It saves a draft in this browser until it is sent. */
export function DemoRequestForm({ page, plan, submit, children }: DemoRequestFormProps) {
  // Read here, because the build renders pages of several languages.
  const words = { ...demoRequest, ...(submit && { submit }) };
  const onStored = () => forgetDraft(demoRequestDraftKey);
  const state = useSiteForm({ endpoint, check: checkDemoRequest, onStored });
  const { stored, errors, typed, form, startAgain } = state;
  const onInput = useDraft(form, demoRequestDraftKey);
  const message = demoRequestFieldNames
    .filter((name) => typed[name])
    .map((name) => `${words[name]}: ${typed[name]}`);
  return (
    <>
      <StoredAnswer stored={stored} phone={typed.phone} words={words} onAnother={startAgain} />
      <SiteForm {...{ state, endpoint, words, idOf, onInput }} message={message.join('\n')}>
        {children}
        <input type="hidden" name="page" value={page} />
        {plan && <input type="hidden" name="plan" value={plan} />}
        {demoRequestFieldNames.map((name) => (
          <FilledIn key={name} name={name} words={words} error={errors[name]} />
        ))}
      </SiteForm>
    </>
  );
}

/** One field, as described by the contract's list. */
function FilledIn({
  name,
  words,
  error,
}: {
  name: DemoRequestField;
  words: DemoRequestFormWords;
  error: string | undefined;
}) {
  const { kind, autocomplete } = demoRequestFields[name];
  const isOptional = name in optionalDemoRequestFields;
  const helps: Partial<Record<DemoRequestField, string>> = {
    phone: words.phone_help,
    message: words.message_help,
  };
  const shared = { id: idOf(name), name, label: words[name], error, help: helps[name] };
  const state = isOptional ? { optional: words.optional } : { required: true };
  if (kind === 'textarea') return <TextArea {...shared} {...state} rows={3} />;
  return <TextField {...shared} {...state} type={kind} autoComplete={autocomplete} />;
}
