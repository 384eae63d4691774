import type { LeadFilters } from '@accounting-site/contract/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { useStaffProof } from '../../lib/desk/use-staff-proof.tsx';
import { saveFile } from '../../lib/forms/save-file.ts';
import { ReauthenticationDeclined } from '../../lib/reauthentication/with-reauthentication.ts';
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
  const { call, dialog } = useStaffProof(email, words.proof);

  async function download() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const file = await downloadCsv(call, filters);
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
      {dialog}
    </div>
  );
}
