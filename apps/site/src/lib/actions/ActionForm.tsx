import { Button } from '@accounting-site/ui/Button';
import {
  type ComponentProps,
  type FormEvent,
  Fragment,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { focusInvalid } from '../forms/focus-error.ts';
import { type FieldErrors, type Fields, readFields } from '../forms/form-fields.ts';
import styles from './Actions.module.css';
import { refusedFor } from './failure-of.ts';
import { Outcome } from './Outcome.tsx';
import { useAction } from './use-action.ts';

interface ActionFormProps {
  submit: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** Checks before sending. The server checks everything again. */
  check: (typed: Fields) => FieldErrors;
  /** Sends the typed values and returns a success message, if any; rejects as an API request does. */
  send: (typed: Fields) => Promise<string | undefined>;
  /** Clears the fields after saving. */
  clears?: boolean;
  /** Shows a single short field in one line with its button. */
  inline?: boolean;
  /** Buttons beside the submit button. */
  beside?: ReactNode;
  /** Renders the fields with their errors. */
  children: (errors: FieldErrors) => ReactNode;
}

const nothing: FieldErrors = {};

/**
 * A form of a signed-in page. It keeps the input until it is saved, and moves the focus to the first invalid field.
 */
export function ActionForm({
  submit,
  variant = 'primary',
  check,
  send,
  clears = false,
  inline = false,
  beside,
  children,
}: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, run, setFailure } = useAction();
  const [typed, setTyped] = useState<Fields>({});
  const [saved, setSaved] = useState<string>();
  const [round, setRound] = useState(0);
  const errors = failure?.reason === 'refused' ? failure.errors : nothing;
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusInvalid(form.current);
  }, [errors]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = readFields(event.currentTarget);
    const wrong = check(fields);
    setTyped(fields);
    setSaved(undefined);
    if (Object.keys(wrong).length > 0) return setFailure(refusedFor(wrong));
    void run(async () => {
      const said = await send(fields);
      setSaved(said);
      if (clears && said !== undefined) setRound(round + 1);
    });
  }

  const isUnderField = Object.keys(errors).some((name) => name in typed);
  return (
    <form
      ref={form}
      className={`stack ${styles.form}`}
      data-inline={inline || undefined}
      onSubmit={onSubmit}
      noValidate
    >
      <Fragment key={round}>{children(errors)}</Fragment>
      <div className={`cluster ${styles.buttons}`}>
        <Button type="submit" variant={variant} busy={busy}>
          {submit}
        </Button>
        {beside}
      </div>
      <Outcome saved={saved} failure={isUnderField ? undefined : failure} />
    </form>
  );
}
