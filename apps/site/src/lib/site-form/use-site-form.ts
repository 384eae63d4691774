import type { Endpoint } from '@accounting-site/contract/endpoints';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type Fields, readFields } from '../forms/form-fields.ts';
import { sendToSite } from '../forms/site-call.ts';
import { keyOfSending } from './sending-key.ts';

/** Why nothing was stored. `wait` is in seconds. */
export interface SendFailure {
  readonly outcome: 'limited' | 'network' | 'server';
  readonly wait?: number | undefined;
}

interface SiteFormState {
  /** kept: stored in the browser, and sent when there is a network. */
  status: 'editing' | 'sending' | 'sent' | 'kept';
  errors: FieldErrors;
  failure?: SendFailure;
  /** The input of the last attempt. */
  typed: Fields;
}

interface SiteFormCall {
  /** One of the contract's siteEndpoints. */
  endpoint: Endpoint;
  /** Checks before sending. The server checks everything again. */
  check: (typed: Fields) => FieldErrors;
  onStored?: () => void;
}

const fresh: SiteFormState = { status: 'editing', errors: {}, typed: {} };

/** Checks and sends a form of the site. Whatever happens, the input stays in the form until it is stored. */
export function useSiteForm({ endpoint, check, onStored }: SiteFormCall) {
  const [state, setState] = useState(fresh);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const typed = readFields(event.currentTarget);
    const errors = check(typed);
    if (Object.keys(errors).length > 0) return setState({ status: 'editing', errors, typed });
    setState({ status: 'sending', errors: {}, typed });
    const answer = await sendToSite(endpoint, typed, keyOfSending(endpoint, typed));
    if (answer.outcome === 'stored' || answer.outcome === 'kept') {
      onStored?.();
      setState({ status: answer.outcome === 'kept' ? 'kept' : 'sent', errors: {}, typed });
    } else if (answer.outcome === 'refused') {
      const refused = Object.fromEntries(answer.errors.map(({ field, message }) => [field, message]));
      setState({ status: 'editing', errors: refused, typed });
    } else setState({ status: 'editing', errors: {}, failure: answer, typed });
  }

  function startAgain() {
    form.current?.reset();
    flushSync(() => setState(fresh));
    const first = form.current?.querySelector<HTMLElement>('[autocomplete="name"]');
    first?.focus();
  }

  return { ...state, form, submit, startAgain };
}
