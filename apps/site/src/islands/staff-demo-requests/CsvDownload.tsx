import type { DemoRequestFilters } from '@accounting-site/contract/staff-demo-requests';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import styles from './StaffDemoRequests.module.css';
import { downloadCsv } from './staff-calls.ts';
import type { StaffDemoRequestsWords } from './staff-demo-requests-words.ts';

interface CsvDownloadProps {
  filters: DemoRequestFilters;
  words: StaffDemoRequestsWords['list'];
}

/** Saves what fits the filters as a file. A plain link could not: it carries no access token. */
export function CsvDownload({ filters, words }: CsvDownloadProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download() {
    setState('busy');
    try {
      const file = await downloadCsv(browserSession('').callSite, filters);
      saveFile(file, `demo-requests-${new Date().toISOString().slice(0, 10)}.csv`);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.download}>
      <Button variant="secondary" busy={state === 'busy'} onClick={download}>
        {words.csv}
      </Button>
      {state === 'failed' && <Notice tone="danger">{words.csv_failed}</Notice>}
    </div>
  );
}
