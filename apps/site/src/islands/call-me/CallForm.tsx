import { callMe, demoRequest } from 'virtual:form-words';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { TextField } from '@accounting-site/ui/Field';
import { useEffect } from 'react';
import { callRequestDraftKey, demoRequestDraftKey } from '../../lib/forms/draft-keys.ts';
import { forgetDraft, restoreDraft, useDraft } from '../../lib/forms/form-draft.ts';
import { SiteForm } from '../../lib/site-form/SiteForm.tsx';
import { StoredAnswer } from '../../lib/site-form/StoredView.tsx';
import { useSiteForm } from '../../lib/site-form/use-site-form.ts';
import { checkCall } from './check-call.ts';

const endpoint = siteEndpoints.callRequest;
const idOf = (field: string) => `call-${field}`;
const shown = ['name', 'phone', 'best_time'] as const;
const kinds = {
  name: { autoComplete: 'name', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: true },
  best_time: {},
} as const;

interface CallFormProps {
  /** The path of the page, which is sent with the form. */
  page: string;
  /** The id of the plan that the visitor chose. */
  plan?: string | undefined;
}

/** 'Call me': a name and a phone number are enough. It saves a draft in this browser until it is sent. */
export function CallForm({ page, plan }: CallFormProps) {
  // Read here, because the build renders pages of several languages.
  const words = { ...demoRequest, ...callMe };
  const onStored = () => forgetDraft(callRequestDraftKey);
  const state = useSiteForm({ endpoint, check: checkCall, onStored });
  const { stored, errors, typed, form, startAgain } = state;
  const onInput = useDraft(form, callRequestDraftKey);
  useEffect(() => {
    // The name and the phone number that were typed into an unsent demo request. Earlier versions kept calls
    // there too.
    if (form.current) restoreDraft(form.current, demoRequestDraftKey);
  }, [form]);
  const message = shown.filter((name) => typed[name]).map((name) => `${words[name]}: ${typed[name]}`);
  return (
    <>
      <StoredAnswer stored={stored} phone={typed.phone} words={words} onAnother={startAgain} />
      <SiteForm
        {...{ state, endpoint, words, idOf, onInput }}
        message={[words.submit, ...message].join('\n')}
      >
        <input type="hidden" name="page" value={page} />
        {plan && <input type="hidden" name="plan" value={plan} />}
        <div className="tiles" style={{ '--least': '11rem' } as object}>
          {shown.map((name) => (
            <TextField
              key={name}
              id={idOf(name)}
              name={name}
              label={words[name]}
              // Only with an error, because above one of three fields in a row it would move that field down.
              help={name === 'phone' && errors.phone ? words.phone_help : undefined}
              error={errors[name]}
              optional={name === 'best_time' ? words.optional : undefined}
              {...kinds[name]}
            />
          ))}
        </div>
      </SiteForm>
    </>
  );
}
