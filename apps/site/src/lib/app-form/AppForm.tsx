import { appHostPath, type Endpoint } from '@accounting-site/contract/endpoints/endpoints';
import { Button } from '@accounting-site/ui/Button';
import { ErrorSummary } from '@accounting-site/ui/ErrorSummary';
import { type ReactNode, useEffect, useState } from 'react';
import { focusError } from '../forms/focus-error.ts';
import { AppFormFailed } from './AppFormFailed.tsx';
import type { AppFormWords } from './app-form-words.ts';
import type { useAppForm } from './use-app-form.ts';

interface AppFormProps {
  state: ReturnType<typeof useAppForm>;
  /** The application's endpoint, to which the browser posts without JavaScript. */
  endpoint: Endpoint;
  words: AppFormWords & { submit: string; busy: string };
  /** Id of the control of a field. */
  idOf: (field: string) => string | undefined;
  /** A form longer than a screen lists all errors above it; a short one focuses the first invalid field. */
  long?: boolean;
  /** Shown when the emailed link does not work any more: where to continue. */
  linkFailed?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form that is sent to the application. Before hydration, and without JavaScript, the browser validates and
 * posts it as a plain form. Afterwards it shows its own messages and keeps the input.
 */
export function AppForm({ state, endpoint, words, idOf, long = false, linkFailed, children }: AppFormProps) {
  const { busy, errors, failure, form, submit } = state;
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    const [first] = Object.keys(errors);
    const id = first && idOf(first);
    if (id && !long) focusError(document.getElementById(id));
  }, [errors, idOf, long]);
  return (
    <form
      ref={form}
      className="stack gap-5"
      method="post"
      action={appHostPath(endpoint)}
      onSubmit={submit}
      noValidate={hydrated}
      aria-busy={busy || undefined}
    >
      {long && <ErrorSummary heading={words.problems} errors={errors} idOf={idOf} />}
      {failure && <AppFormFailed {...{ failure, words, linkFailed }} />}
      {children}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
