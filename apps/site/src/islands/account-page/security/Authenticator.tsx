import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { NewAuthenticator } from '@accounting-site/contract/account/second-factor';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import { ConfirmAction } from '../../../lib/actions/ConfirmAction.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { usePage } from '../../../lib/actions/page-context.ts';
import { useAction } from '../../../lib/actions/use-action.ts';
import { counted } from '../../../lib/text/counted.ts';
import { formatDay } from '../../../lib/text/format-day.ts';
import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { SectionPart } from '../parts/PageSection.tsx';
import { BackupCodes } from './BackupCodes.tsx';
import { ConnectAuthenticator } from './ConnectAuthenticator.tsx';

/** The authenticator app: off, being connected, or on; and its backup codes, which are shown only once. */
export function Authenticator({ words }: { words: AccountPageWords }) {
  const { call } = usePage();
  const { account, readAgain } = useShownAccount();
  const { busy, failure, run } = useAction();
  const [connecting, setConnecting] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<string[]>();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { authenticator: own } = words.security;

  // The pressed button disappears when the view changes, so the heading receives the focus.
  const view = codes ? 'codes' : connecting ? 'connecting' : account.authenticator ? 'on' : 'off';
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);

  async function onCodes(backupCodes: string[]) {
    setCodes(backupCodes);
    setConnecting(undefined);
    setSaid('');
    await readAgain();
  }

  return (
    <SectionPart heading={own.heading} lead={own.text} headingRef={heading}>
      {view === 'codes' && codes && (
        <BackupCodes codes={codes} words={words} onDone={() => setCodes(undefined)} />
      )}
      {view === 'connecting' && connecting && (
        <ConnectAuthenticator
          authenticator={connecting}
          words={words}
          onConnected={onCodes}
          onCancel={() => setConnecting(undefined)}
        />
      )}
      {view === 'on' && (
        <ActiveAuthenticator
          words={words.security}
          onRenewed={onCodes}
          onRemoved={async () => {
            await readAgain();
            setSaid(own.removed);
          }}
        />
      )}
      {view === 'off' && (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() =>
            run(async () => {
              setSaid('');
              setConnecting(await checked(call(appHostEndpoints.addAuthenticator), 'secret'));
            })
          }
        >
          {own.add}
        </Button>
      )}
      <Outcome saved={said} failure={failure} />
    </SectionPart>
  );
}

interface ActiveAuthenticatorProps {
  words: AccountPageWords['security'];
  onRenewed: (backupCodes: string[]) => Promise<void>;
  onRemoved: () => Promise<void>;
}

/** An active authenticator app: since when, how many backup codes are left, and buttons to change both. */
function ActiveAuthenticator({ words, onRenewed, onRemoved }: ActiveAuthenticatorProps) {
  const { call } = usePage();
  const { authenticator } = useShownAccount().account;
  const { authenticator: own, keep } = words;
  if (authenticator === null) return null;
  const { addedAt, backupCodesLeft } = authenticator;
  return (
    <>
      <p>
        {fillSlots(own.active, { day: formatDay(addedAt.slice(0, 10)) })}{' '}
        {backupCodesLeft > 0 && counted(own.codes_left, backupCodesLeft)}
      </p>
      {backupCodesLeft === 0 && <Notice tone="danger">{own.no_codes}</Notice>}
      <div className="cluster middle">
        <ConfirmAction
          label={own.renew}
          question={own.renew_question}
          confirm={own.renew_confirm}
          keep={keep}
          onConfirm={async () => {
            const { backupCodes } = await checked(call(appHostEndpoints.renewBackupCodes), 'backupCodes');
            await onRenewed(backupCodes);
          }}
        />
        <ConfirmAction
          label={own.remove}
          question={own.remove_question}
          confirm={own.remove_confirm}
          keep={keep}
          onConfirm={async () => {
            await call(appHostEndpoints.removeAuthenticator);
            await onRemoved();
          }}
        />
      </div>
    </>
  );
}
