import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, type Fields, readFields } from '../forms/form-fields.ts';
import { clearPassword, usePageReturn } from '../forms/use-page-return.ts';
import { type AppFormFailure, readRefusal } from './read-refusal.ts';

export interface AppFormState {
  busy: boolean;
  errors: FieldErrors;
  failure?: AppFormFailure | undefined;
}

interface AppFormCall {
  /** Checks before sending. The server checks everything again. */
  check: (typed: Fields) => FieldErrors;
  /** Sends the request, and continues to the next page on success. */
  send: (typed: Fields) => Promise<void>;
  /** Field errors for a failure that has a special meaning in this form; undefined for any other. */
  explain?: (error: unknown) => FieldErrors | undefined;
}

const fresh: AppFormState = { busy: false, errors: {} };

/**
 * Checks and sends a form of the application. Whatever happens, the input stays in the form. It is not stored
 * in the browser, because it may contain passwords.
 */
export function useAppForm({ check, send, explain }: AppFormCall) {
  const [state, setState] = useState(fresh);
  const form = useRef<HTMLFormElement>(null);

  usePageReturn(() => {
    if (form.current) clearPassword(form.current);
    setState(fresh);
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.busy) return;
    const typed = readFields(event.currentTarget);
    const errors = check(typed);
    if (Object.keys(errors).length > 0) return setState({ busy: false, errors });
    setState({ busy: true, errors: {} });
    try {
      await send(typed);
    } catch (error) {
      const explained = explain?.(error);
      const refusal = explained ? { errors: explained } : readRefusal(error);
      setState({ busy: false, errors: {}, ...refusal });
    }
  }

  return { ...state, form, submit };
}
