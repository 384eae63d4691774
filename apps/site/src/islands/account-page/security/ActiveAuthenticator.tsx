import { fillSlots } from '@accounting-site/content/fill-slots';
import { Notice } from '@accounting-site/ui/Notice';
import { ConfirmAction } from '../../../lib/actions/ConfirmAction.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { formatDay } from '../../../lib/text/format-day.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { countText } from '../parts/count-text.ts';
import { removeAuthenticator, renewBackupCodes } from './security-calls.ts';

interface ActiveAuthenticatorProps {
  words: AccountPageWords['security'];
  onRenewed: (backupCodes: string[]) => Promise<void>;
  onRemoved: () => Promise<void>;
}

/** An active authenticator app: since when, how many backup codes are left, and buttons to change both. */
export function ActiveAuthenticator({ words, onRenewed, onRemoved }: ActiveAuthenticatorProps) {
  const { call } = usePage();
  const { authenticator } = useShownAccount().account;
  const { authenticator: own, keep } = words;
  if (authenticator === null) return null;
  const { addedAt, backupCodesLeft } = authenticator;
  return (
    <>
      <p>
        {fillSlots(own.active, { day: formatDay(addedAt.slice(0, 10)) })}{' '}
        {backupCodesLeft > 0 && countText(own.codes_left, backupCodesLeft)}
      </p>
      {backupCodesLeft === 0 && <Notice tone="danger">{own.no_codes}</Notice>}
      <div className="cluster middle">
        <ConfirmAction
          label={own.renew}
          question={own.renew_question}
          confirm={own.renew_confirm}
          keep={keep}
          onConfirm={async () => onRenewed(await renewBackupCodes(call))}
        />
        <ConfirmAction
          label={own.remove}
          question={own.remove_question}
          confirm={own.remove_confirm}
          keep={keep}
          onConfirm={async () => {
            await removeAuthenticator(call);
            await onRemoved();
          }}
        />
      </div>
    </>
  );
}
