import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { TextField } from '@accounting-site/ui/Field';
import { type ReactNode, useEffect } from 'react';
import { checkPerson } from '../../lib/site-form/check-person.ts';
import { SiteForm } from '../../lib/site-form/SiteForm.tsx';
import { StoredView } from '../../lib/site-form/StoredView.tsx';
import { useSiteForm } from '../../lib/site-form/use-site-form.ts';
import type { WebinarFormWords } from '../../pages/_webinar/webinar-words.ts';

interface WebinarRegistrationFormProps {
  /** The id of the webinar. */
  webinar: string;
  /** The path of the page, which is sent with the form. */
  page: string;
  /** For the message offered when the network fails. */
  title: string;
  words: WebinarFormWords;
  /** The date select, named occurrenceStart. */
  children?: ReactNode;
}

const endpoint = siteEndpoints.webinarRegistration;
const ids: Record<string, string> = {
  occurrenceStart: 'webinar-date',
  name: 'webinar-name',
  email: 'webinar-email',
};

/** Registration for a webinar: date, name and email address. */
export function WebinarRegistrationForm(props: WebinarRegistrationFormProps) {
  const { webinar, page, title, words, children } = props;
  const state = useSiteForm({ endpoint, check: checkPerson });
  const { stored, errors, typed, form, startAgain } = state;
  useEffect(() => showDateError(form.current, errors.occurrenceStart), [form, errors.occurrenceStart]);
  const day = readDay(form.current, typed.occurrenceStart);
  const message = [
    `${words.submit}: ${title}, ${day}`,
    `${words.name}: ${typed.name}`,
    `${words.email}: ${typed.email}`,
  ].join('\n');
  return (
    <>
      {stored === 'sent' && (
        <StoredView heading={words.sent.heading} another={words.sent.another} onAnother={startAgain}>
          {fillSlots(words.sent.text, { date: day, email: typed.email ?? '' })}
        </StoredView>
      )}
      <SiteForm {...{ state, endpoint, words, message }} idOf={(field) => ids[field]}>
        <input type="hidden" name="webinarId" value={webinar} />
        <input type="hidden" name="page" value={page} />
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
          required
        />
      </SiteForm>
    </>
  );
}

/** A start time as shown in the date select, including the visitor's own time. */
function readDay(form: HTMLFormElement | null, start: string | undefined): string {
  if (!form || !start) return '';
  const choice = form.elements.namedItem('occurrenceStart');
  if (!(choice instanceof HTMLSelectElement)) return '';
  return [...choice.options].find(({ value }) => value === start)?.text ?? '';
}

/**
 * Shows an error under the date select. React does not control that field (see WebinarDates), but it was
 * rendered with a place for its error.
 */
function showDateError(form: HTMLFormElement | null, error: string | undefined) {
  const choice = form?.elements.namedItem('occurrenceStart');
  const place = document.getElementById('webinar-date-error');
  if (!(choice instanceof HTMLSelectElement) || !place) return;
  place.textContent = error ?? '';
  place.hidden = !error;
  // As an attribute: browsers of 2022 do not know the property.
  if (error) choice.setAttribute('aria-invalid', 'true');
  else choice.removeAttribute('aria-invalid');
  choice.setAttribute('aria-describedby', `webinar-date-help${error ? ' webinar-date-error' : ''}`);
}
