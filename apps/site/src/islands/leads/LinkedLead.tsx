import type { StaffLead } from '@accounting-site/contract/staff-leads';
import { SessionEndedError } from '@accounting-site/session';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../lib/actions/LoadFailed.tsx';
import { type DeskFailure, failureOf } from '../../lib/desk/failure-of.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { LeadItem } from './LeadItem.tsx';
import type { LeadItemProps } from './LeadRecord.tsx';
import styles from './Leads.module.css';
import { readLead } from './lead-calls.ts';

interface LinkedLeadProps {
  id: string;
  itemOf: (lead: StaffLead) => LeadItemProps;
  words: StaffLeadsWords;
}

/** The lead that the URL names, if it is not in the list: an email may link to a lead of any stage. */
export function LinkedLead({ id, itemOf, words }: LinkedLeadProps) {
  const [lead, setLead] = useState<StaffLead>();
  const [failure, setFailure] = useState<DeskFailure>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const controller = new AbortController();
    setFailure(undefined);
    readLead(browserSession('').callSite, id, controller.signal).then(
      (record) => setLead(record.lead),
      (error) => {
        if (controller.signal.aborted || error instanceof SessionEndedError) return;
        setFailure(failureOf(error));
      },
    );
    return () => controller.abort();
  }, [id, attempt]);

  if (failure === 'gone') return <Notice>{words.list.gone}</Notice>;
  if (failure !== undefined) {
    const { failed, retry } = words.record;
    return <LoadFailed text={failed} retry={retry} onRetry={() => setAttempt(attempt + 1)} />;
  }
  if (lead === undefined) return <Spinner label={words.record.loading} />;
  const item = itemOf(lead);
  return (
    <ul className={styles.rows}>
      <LeadItem
        {...item}
        onChanged={(changed, said) => {
          setLead(changed);
          item.onChanged(changed, said);
        }}
      />
    </ul>
  );
}
