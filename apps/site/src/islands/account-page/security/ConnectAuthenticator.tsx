import type { NewAuthenticator } from '@accounting-site/contract/account/second-factor';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { codeRequired } from '@accounting-site/contract/fields/validation-messages';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { usePage } from '../../../lib/actions/page-context.ts';
import { collectProblems } from '../../../lib/app-form/check-fields.ts';
import type { Fields } from '../../../lib/forms/form-fields.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import styles from './ConnectAuthenticator.module.css';

interface ConnectAuthenticatorProps {
  authenticator: NewAuthenticator;
  words: AccountPageWords;
  onConnected: (backupCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/**
 * Connects an app by QR code, by a link on the same phone or by typing the secret. A code of the app confirms
 * it.
 */
export function ConnectAuthenticator({
  authenticator,
  words,
  onConnected,
  onCancel,
}: ConnectAuthenticatorProps) {
  const { call } = usePage();
  const { authenticator: own } = words.security;
  const { secret, address, qrCode } = authenticator;

  async function send({ code = '' }: Fields) {
    const confirmed = call(appHostEndpoints.confirmAuthenticator, { body: { code } });
    await onConnected((await checked(confirmed, 'backupCodes')).backupCodes);
    return undefined;
  }

  return (
    <div className="stack">
      <p>{own.scan}</p>
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={own.picture}
        width={208}
        height={208}
      />
      <div className="stack start">
        <p>
          <a href={address}>{own.open}</a>
        </p>
        <p>{own.by_hand}</p>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <div className="cluster middle">
          <CopyButton label={own.copy} text={secret} words={words} />
        </div>
      </div>
      <ActionForm
        submit={own.confirm}
        check={({ code = '' }) => collectProblems({ code: code.trim() === '' ? codeRequired : undefined })}
        send={send}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            {own.cancel}
          </Button>
        }
      >
        {(errors) => (
          <TextField
            id="authenticator-code"
            name="code"
            label={own.code}
            help={own.code_help}
            error={errors.code}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        )}
      </ActionForm>
    </div>
  );
}
