import {
  type DemoRequestField,
  demoRequestFieldNames,
  demoRequestFields,
  optionalDemoRequestFieldNames,
  optionalDemoRequestFields,
} from '@accounting-site/contract/demo-request-fields';
import { mayBePhoneNumber } from '@accounting-site/contract/phone-shape';
import { recordOf } from '@accounting-site/contract/record-of';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import { businessEmailRequired, phoneInvalid } from '@accounting-site/contract/validation-messages';
import { TextArea, TextField } from '@accounting-site/ui/Field';
import type { ReactNode } from 'react';
import { collectProblems, optionalProblem } from '../../lib/app-form/check-fields.ts';
import { demoRequestDraftKey } from '../../lib/forms/draft-keys.ts';
import { forgetDraft, useDraft } from '../../lib/forms/form-draft.ts';
import type { Fields } from '../../lib/forms/form-fields.ts';
import { checkPerson } from '../../lib/site-form/check-person.ts';
import { SiteForm } from '../../lib/site-form/SiteForm.tsx';
import { StoredAnswer } from '../../lib/site-form/StoredView.tsx';
import { useSiteForm } from '../../lib/site-form/use-site-form.ts';
import type { DemoRequestFormWords } from '../../pages/_demo-request/demo-request-words.ts';

const endpoint = siteEndpoints.demoRequest;
const idOf = (field: string) => `demo-${field}`;

interface DemoRequestFormProps {
  /** The path of the page, which is sent with the form. */
  page?: string;
  /** The id of the plan that the visitor chose, or self-hosted. */
  plan?: string;
  words: DemoRequestFormWords;
  /** Shows the chosen plan. */
  children?: ReactNode;
}

/** The demo-request form (specification §2). It saves a draft in this browser until it is sent. */
export function DemoRequestForm({ page, plan, words, children }: DemoRequestFormProps) {
  const onStored = () => forgetDraft(demoRequestDraftKey);
  const state = useSiteForm({ endpoint, check: checkDemoRequest, onStored });
  const { stored, errors, typed, form, startAgain } = state;
  const onInput = useDraft(form, demoRequestDraftKey);
  const message = demoRequestFieldNames
    .filter((name) => typed[name])
    .map((name) => `${words[name]}: ${typed[name]}`);
  return (
    <>
      <StoredAnswer stored={stored} words={words} onAnother={startAgain} />
      <SiteForm {...{ state, endpoint, words, idOf, onInput }} message={message.join('\n')}>
        {children}
        {page && <input type="hidden" name="page" value={page} />}
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
  return (
    <TextField
      {...shared}
      {...state}
      type={kind}
      autoComplete={autocomplete}
      autoCapitalize={kind === 'email' ? 'none' : undefined}
    />
  );
}

/**
 * Checks all fields before sending, with the messages of the contract. The server checks everything again,
 * and only the server validates phone numbers of other countries.
 */
export function checkDemoRequest(fields: Fields) {
  const optional = recordOf(optionalDemoRequestFieldNames, (name) =>
    optionalProblem(fields[name], demoRequestFields[name]),
  );
  const phone = fields.phone?.trim() ?? '';
  const isPhone = phone === '' || mayBePhoneNumber(phone);
  return collectProblems({
    ...checkPerson(fields, { label: demoRequestFields.email.label, required: businessEmailRequired }),
    ...optional,
    phone: optional.phone ?? (isPhone ? undefined : phoneInvalid),
  });
}
