import type { FieldErrors, Fields } from '../forms/form-fields.ts';
import { usePasswordForm } from '../forms/use-form.ts';
import { type AppFormFailure, readRefusal } from './read-refusal.ts';

interface AppFormCall {
  check: (typed: Fields) => FieldErrors;
  /** Sends the request, and continues to the next page on success. */
  send: (typed: Fields) => Promise<void>;
  /** Field errors for a failure that has a special meaning in this form; undefined for any other. */
  explain?: (error: unknown) => FieldErrors | undefined;
}

/**
 * Sends a form of the application. The input is not stored in the browser, because it may contain passwords.
 */
export const useAppForm = ({ check, send, explain }: AppFormCall) =>
  usePasswordForm<AppFormFailure>({
    check,
    async send(typed) {
      try {
        await send(typed);
      } catch (error) {
        const errors = explain?.(error);
        return errors ? { errors } : readRefusal(error);
      }
    },
  });
