import { sitePaths } from '@accounting-site/contract/call-paths';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendToSite } from '../../lib/site-call.ts';
import { checkRegistration, type RegistrationErrors } from './check-registration.ts';

type Fields = Record<string, string>;

interface RegistrationState {
  status: 'editing' | 'sending' | 'sent';
  errors: RegistrationErrors;
  failure?: 'limited' | 'network' | 'server';
  /** What was typed at the last try, and the chosen day as the form shows it. */
  typed: Fields;
  day: string;
}

const fresh: RegistrationState = { status: 'editing', errors: {}, typed: {}, day: '' };

/** Checks and sends the registration. What was typed stays in the form until it is stored. */
export function useWebinarRegistration() {
  const [state, setState] = useState(fresh);
  const key = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const sent = event.currentTarget;
    const typed = readFields(sent);
    const day = readDay(sent);
    const errors = checkRegistration(typed);
    if (Object.keys(errors).length > 0) return refuse(sent, { errors, typed, day });
    key.current ??= newKey();
    setState({ status: 'sending', errors: {}, typed, day });
    const answer = await sendToSite(sitePaths.webinarRegistrations, typed, key.current);
    if (answer.outcome === 'stored') {
      key.current = undefined;
      setState({ status: 'sent', errors: {}, typed, day });
    } else if (answer.outcome === 'refused') {
      key.current = undefined;
      const refused = Object.fromEntries(answer.errors.map(({ field, message }) => [field, message]));
      refuse(sent, { errors: refused, typed, day });
    } else setState({ status: 'editing', errors: {}, failure: answer.outcome, typed, day });
  }

  function refuse(sent: HTMLFormElement, refusal: Omit<RegistrationState, 'status' | 'failure'>) {
    setState({ status: 'editing', ...refusal });
    focusField(sent, Object.keys(refusal.errors)[0]);
  }

  function startAgain() {
    form.current?.reset();
    flushSync(() => setState(fresh));
    focusField(form.current, 'name');
  }

  return { ...state, form, submit, startAgain };
}

function focusField(form: HTMLFormElement | null, name: string | undefined) {
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function readDay(form: HTMLFormElement): string {
  const dates = form.elements.namedItem('occurrenceStart');
  return dates instanceof HTMLSelectElement ? (dates.selectedOptions[0]?.text ?? '') : '';
}

/** Random, also where randomUUID is missing because the page came over plain HTTP. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
