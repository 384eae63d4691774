import type { Account } from '@accounting-site/contract/account';
import * as appHostEndpoints from '@accounting-site/contract/app-host-endpoints';
import type { LeadFilters } from '@accounting-site/contract/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useCallback, useState } from 'react';
import { saveFile } from '../../lib/forms/save-file.ts';
import { ReauthenticationDialog } from '../../lib/reauthentication/ReauthenticationDialog.tsx';
import { useReauthentication } from '../../lib/reauthentication/use-reauthentication.ts';
import { ReauthenticationDeclined } from '../../lib/reauthentication/with-reauthentication.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { downloadCsv } from './lead-calls.ts';

interface CsvDownloadProps {
  email: string;
  filters: LeadFilters;
  words: StaffLeadsWords;
}

/**
 * Downloads the filtered list as CSV, after re-authentication if the last one is too old. A plain link could
 * not do this, because it carries no access token.
 */
export function CsvDownload({ email, filters, words }: CsvDownloadProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { callApp, callSite } = browserSession('');
  const [account, setAccount] = useState<Account>();
  /** Whether the dialog must ask for a code in addition to the password. */
  const readAccount = useCallback(
    async () => setAccount((await callApp(appHostEndpoints.readAccount)) as Account),
    [callApp],
  );
  const reauthentication = useReauthentication(callSite, readAccount);

  async function download() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const file = await downloadCsv(reauthentication.call, filters);
      saveFile(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
      setState('idle');
    } catch (error) {
      setState(error instanceof ReauthenticationDeclined ? 'idle' : 'failed');
    }
  }

  return (
    <div className="stack gap-3">
      <Button variant="secondary" aria-disabled={state === 'busy'} onClick={download}>
        {words.list.csv}
      </Button>
      {state === 'failed' && <Notice tone="danger">{words.list.csv_failed}</Notice>}
      <ReauthenticationDialog
        email={email}
        account={account}
        state={reauthentication}
        call={callApp}
        words={words.proof}
      />
    </div>
  );
}
