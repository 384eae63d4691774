import { ButtonLink } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import type { ComponentProps, ReactNode } from 'react';
import { AppForm } from '../app-form/AppForm.tsx';
import { routes } from '../pages/routes.ts';
import styles from './MailedLinkForm.module.css';

type AppFormProps = ComponentProps<typeof AppForm>;

interface MailedLinkFormProps extends Pick<AppFormProps, 'state' | 'endpoint'> {
  idOf: (field: string) => string;
  words: AppFormProps['words'] & {
    again: string;
    /** Links the sign-in, where it may be all that is needed. */
    sign_in?: string;
    code: { label: string; help: string };
  };
  /** The page that sends another link, if this one has expired. */
  again: string;
  /** The fields besides the code. */
  children?: ReactNode;
}

/**
 * A form that an emailed link opens. The code of the link is filled in and hidden if the link contained it,
 * otherwise there is a field to paste it into.
 */
export function MailedLinkForm({ again, children, ...form }: MailedLinkFormProps) {
  const { state, words, idOf } = form;
  return (
    <AppForm
      {...form}
      linkFailed={
        <div className="cluster">
          <ButtonLink href={again} variant="secondary">
            {words.again}
          </ButtonLink>
          {words.sign_in && (
            <ButtonLink href={routes.login} variant="quiet">
              {words.sign_in}
            </ButtonLink>
          )}
        </div>
      }
    >
      <div className={styles.code}>
        <TextField
          id={idOf('token')}
          name="token"
          label={words.code.label}
          help={words.code.help}
          error={state.errors.token}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
      </div>
      {children}
    </AppForm>
  );
}
