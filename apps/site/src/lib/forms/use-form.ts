import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, type Fields, readFields } from './form-fields.ts';
import { usePageReturn } from './use-page-return.ts';

/** What a form shows after it was refused: errors of its fields, or why nothing was stored. */
export type FormRefusal<Failure> = { errors: FieldErrors } | { failure: Failure };

interface FormState<Failure> {
  busy: boolean;
  errors: FieldErrors;
  failure?: Failure;
  /** The input of the last attempt. */
  typed: Fields;
}

interface FormCall<Failure> {
  /** Checks before sending. The server checks everything again. */
  check: (typed: Fields) => FieldErrors;
  /** Sends the input. The form stays busy after a success, until `reset` or the next page. */
  send: (typed: Fields) => Promise<FormRefusal<Failure> | undefined>;
}

/** Checks and sends a form, once at a time. Whatever happens, the input stays in the form. */
export function useForm<Failure>({ check, send }: FormCall<Failure>) {
  const fresh: FormState<Failure> = { busy: false, errors: {}, typed: {} };
  const [state, setState] = useState(fresh);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.busy) return;
    const typed = readFields(event.currentTarget);
    const errors = check(typed);
    if (Object.keys(errors).length > 0) return setState({ ...fresh, errors, typed });
    setState({ ...fresh, busy: true, typed });
    const refusal = await send(typed);
    if (refusal) setState({ ...fresh, typed, ...refusal });
  }

  return { ...state, form, submit, reset: () => setState(fresh) };
}

/** The same for a form with a password, which is cleared when the browser restores the page with the back button. */
export function usePasswordForm<Failure>(call: FormCall<Failure>) {
  const state = useForm(call);
  usePageReturn(() => {
    const password = state.form.current?.elements.namedItem('password');
    if (password instanceof HTMLInputElement) password.value = '';
    state.reset();
  });
  return state;
}
