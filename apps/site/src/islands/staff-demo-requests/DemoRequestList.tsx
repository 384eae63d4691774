import { fillSlots } from '@accounting-site/content/fill-slots';
import type { DemoRequestFilters } from '@accounting-site/contract/staff-demo-requests';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useEffect, useState } from 'react';
import { useBackOnline } from '../../lib/site-form/use-back-online.ts';
import { StaffFactorNotice } from '../../lib/staff-factor/StaffFactorNotice.tsx';
import type { StaffDemoRequestsWords } from '../../pages/_staff/staff-demo-requests-words.ts';
import { CsvDownload } from './CsvDownload.tsx';
import { DemoRequestCard } from './DemoRequestCard.tsx';
import { Filters } from './Filters.tsx';
import { OlderButton } from './OlderButton.tsx';
import styles from './StaffDemoRequests.module.css';
import { type ListState, useDemoRequests } from './use-demo-requests.ts';
import { useFactorDeadline } from './use-factor-deadline.ts';

/** The server already refuses the requests, whatever this device's clock says. */
const longAgo = new Date(0).toISOString();

/** The list with its filters, and what to do when it cannot be loaded. */
export function DemoRequestList({ user, words }: { user: { email: string }; words: StaffDemoRequestsWords }) {
  const [filters, setFilters] = useState<DemoRequestFilters>({});
  const { list, load, replace } = useDemoRequests(filters);
  const backOnline = useBackOnline(list.status === 'network');
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (backOnline) load();
  }, [backOnline, load]);

  const { status, requests } = list;
  const deadline = useFactorDeadline();
  if (status === 'no factor') {
    return <StaffFactorNotice by={longAgo} words={words.staff_second_factor} />;
  }
  if (status === 'refused') return <Notice>{fillSlots(words.failures.refused, user)}</Notice>;
  return (
    <div className="stack">
      <StaffFactorNotice by={deadline} words={words.staff_second_factor} />
      <div className={`cluster spread ${styles.tools}`}>
        <Filters words={words} onChange={setFilters} />
        <CsvDownload email={user.email} filters={filters} words={words} />
      </div>
      {(status === 'network' || status === 'server') && (
        <Notice tone="danger">
          <p>{words.failures[status]}</p>
          <Button variant="secondary" onClick={() => load()}>
            {words.failures.retry}
          </Button>
        </Notice>
      )}
      <p role="status" className={styles.count}>
        {requests && status === 'ready' && countOf(list, filters, words.list)}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {status === 'loading' && requests === undefined && <Spinner label={words.list.loading} />}
      <ol className={styles.list} aria-busy={status === 'loading'}>
        {requests?.map((request) => (
          <DemoRequestCard
            key={request.id}
            request={request}
            words={words}
            onNoted={(noted) => {
              replace(noted);
              const { answered_said, undone_said } = words.request;
              const text = noted.answeredAt === null ? undone_said : answered_said;
              setSaid(fillSlots(text, { name: noted.name }));
            }}
          />
        ))}
      </ol>
      <OlderButton list={list} label={words.list.older} onOlder={load} />
    </div>
  );
}

function countOf({ requests = [], next }: ListState, filters: DemoRequestFilters, words: Words): string {
  const count = `${requests.length}`;
  if (next !== null) return fillSlots(words.first, { count });
  if (requests.length > 1) return fillSlots(words.many, { count });
  if (requests.length === 1) return words.one;
  return Object.values(filters).some(Boolean) ? words.none : words.empty;
}

type Words = StaffDemoRequestsWords['list'];
