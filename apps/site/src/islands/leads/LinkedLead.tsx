import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useCallback } from 'react';
import { useLoaded } from '../../lib/actions/use-loaded.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { LeadItem } from './LeadItem.tsx';
import { LeadLoadFailed } from './LeadLoadFailed.tsx';
import styles from './Leads.module.css';
import { readLead } from './lead-calls.ts';
import { UnlistedSaves } from './UnlistedSaves.tsx';
import type { LeadItemProps } from './use-lead.ts';
import type { Saves } from './use-saves.ts';

interface LinkedLeadProps {
  id: string;
  itemOf: (lead: StaffLead) => LeadItemProps;
  saves: Saves;
  words: StaffLeadsWords;
}

/** The lead that the URL names, if it is not in the list: an email may link to a lead of any stage. */
export function LinkedLead({ id, itemOf, saves, words }: LinkedLeadProps) {
  const { state, readAgain, show } = useLoaded(
    useCallback(async (signal) => (await readLead(browserSession('').callSite, id, signal)).lead, [id]),
  );
  if (state.status !== 'ready') {
    return (
      <>
        <UnlistedSaves saves={saves} ids={[id]} words={words} />
        {state.status === 'loading' && <Spinner label={words.record.loading} />}
        {state.status === 'failed' && (
          <LeadLoadFailed error={state.error} words={words} onRetry={readAgain} />
        )}
      </>
    );
  }
  const item = itemOf(state.value);
  return (
    <ul className={`stack gap-3 ${styles.rows}`}>
      <LeadItem
        {...item}
        onChanged={(changed, said) => {
          show(changed);
          item.onChanged(changed, said);
        }}
      />
    </ul>
  );
}
