import { sitePaths } from '@accounting-site/contract/call-paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendToSite } from '../../lib/site-call.ts';
import { checkDemoRequest, type DemoRequestErrors } from './check-demo-request.ts';
import { forgetDraft, restoreDraft } from './draft.ts';

type Failure = 'limited' | 'network' | 'server';
type Fields = Record<string, string>;

interface DemoRequestState {
  status: 'editing' | 'sending' | 'sent';
  errors: DemoRequestErrors;
  failure?: Failure;
  /** What was typed at the last try, to be offered to WhatsApp when the network fails. */
  typed: Fields;
}

const fresh: DemoRequestState = { status: 'editing', errors: {}, typed: {} };

/** Checks and sends the demo request. Whatever happens, what was typed stays in the form until it is stored. */
export function useDemoRequest() {
  const [state, setState] = useState(fresh);
  const key = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const editing = state.status !== 'sent';
  useEffect(() => {
    if (editing && form.current) restoreDraft(form.current);
  }, [editing]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const typed = readFields(form);
    const errors = checkDemoRequest(typed);
    if (Object.keys(errors).length > 0) return refuse(form, errors, typed);
    key.current ??= newKey();
    setState({ status: 'sending', errors: {}, typed });
    const answer = await sendToSite(sitePaths.demoRequests, typed, key.current);
    if (answer.outcome === 'stored') {
      key.current = undefined;
      forgetDraft();
      setState({ status: 'sent', errors: {}, typed: {} });
    } else if (answer.outcome === 'refused') {
      key.current = undefined;
      refuse(form, Object.fromEntries(answer.errors.map(({ field, message }) => [field, message])), typed);
    } else setState({ status: 'editing', errors: {}, failure: answer.outcome, typed });
  }

  function refuse(form: HTMLFormElement, errors: DemoRequestErrors, typed: Fields) {
    setState({ status: 'editing', errors, typed });
    const [first] = Object.keys(errors);
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  return { ...state, form, submit, startAgain: () => setState(fresh) };
}

function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Random, also where randomUUID is missing because the page came over plain HTTP. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
