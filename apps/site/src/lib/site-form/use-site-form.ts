import type { Endpoint } from '@accounting-site/contract/endpoints/endpoints';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { cameFrom } from '../came-from/came-from.ts';
import type { FieldErrors, Fields } from '../forms/form-fields.ts';
import { type SendFailure, sendToSite } from '../forms/site-call.ts';
import { useForm } from '../forms/use-form.ts';
import { keyOfSending } from './sending-key.ts';

interface SiteFormCall {
  /** One of the contract's siteEndpoints. */
  endpoint: Endpoint;
  check: (typed: Fields) => FieldErrors;
  onStored?: () => void;
}

/** Sends a form of the site. */
export function useSiteForm({ endpoint, check, onStored }: SiteFormCall) {
  const [stored, setStored] = useState<'sent' | 'kept'>();
  const state = useForm<SendFailure>({
    check,
    async send(input) {
      // Lead forms have a `page` field. Offline, the stored page lacks the plan, so read it from the URL. The server
      // would refuse a longer plan.
      const plan = new URLSearchParams(location.search).get('plan')?.slice(0, 40) ?? '';
      const typed = 'page' in input ? { plan, ...cameFrom(), ...input } : input;
      const answer = await sendToSite(endpoint, typed, keyOfSending(endpoint, input));
      if (!('stored' in answer)) return answer;
      onStored?.();
      setStored(answer.stored);
    },
  });
  const { form, reset } = state;

  function startAgain() {
    form.current?.reset();
    flushSync(() => {
      reset();
      setStored(undefined);
    });
    form.current?.querySelector<HTMLElement>('[autocomplete="name"]')?.focus();
  }

  return { ...state, stored, startAgain };
}
