import type { LeadFilters } from '@accounting-site/contract/staff/staff-leads';
import type { Session } from '@accounting-site/session';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { failureText } from '../../lib/desk/desk-failure.ts';
import { saveFile } from '../../lib/forms/save-file.ts';
import { ReauthenticationDeclined } from '../../lib/reauthentication/use-reauthentication.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { downloadCsv } from './lead-calls.ts';

interface CsvDownloadProps {
  call: Session['callSite'];
  filters: LeadFilters;
  words: StaffLeadsWords;
}

/**
 * Downloads the filtered list as CSV, after re-authentication if the last one is too old. A plain link could
 * not do this, because it carries no access token.
 */
export function CsvDownload({ call, filters, words }: CsvDownloadProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function download() {
    setIsBusy(true);
    setFailure('');
    try {
      const file = await downloadCsv(call, filters);
      saveFile(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      if (!(error instanceof ReauthenticationDeclined))
        setFailure(failureText(error, { failed: words.list.csv_failed }));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="stack gap-3">
      <Button variant="secondary" busy={isBusy} onClick={download}>
        {words.list.csv}
      </Button>
      {failure !== '' && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
