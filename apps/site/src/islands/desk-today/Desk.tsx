import { fillSlots } from '@accounting-site/content/fill-slots';
import type { NumberPeriod } from '@accounting-site/contract/staff-numbers';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useEffect, useState } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { useBackOnline } from '../../lib/site-form/use-back-online.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import { NumbersView } from './NumbersView.tsx';
import { TodayView } from './TodayView.tsx';
import { useDesk } from './use-desk.ts';

/** The page of a signed-in member of staff, and what to do when it cannot be loaded. */
export function Desk({ user, words }: { user: { email: string }; words: StaffWords }) {
  const [days, setDays] = useState<NumberPeriod>('30');
  const { status, today, numbers, load } = useDesk(days);
  const backOnline = useBackOnline(status === 'network');
  useEffect(() => {
    if (backOnline) load();
  }, [backOnline, load]);

  if (status === 'no factor') {
    return (
      <Notice tone="danger">
        <p>{words.staff_second_factor.over}</p>
        <a href={`${routes.account}#security`}>{words.staff_second_factor.link}</a>
      </Notice>
    );
  }
  if (status === 'refused') return <Notice>{fillSlots(words.failures.refused, user)}</Notice>;
  return (
    <div className="stack gap-wide" aria-busy={status === 'loading'}>
      {(status === 'network' || status === 'server') && (
        <Notice tone="danger">
          <p>{words.failures[status]}</p>
          <Button variant="secondary" onClick={load}>
            {words.failures.retry}
          </Button>
        </Notice>
      )}
      {status === 'loading' && numbers === undefined && <Spinner label={words.loading} />}
      {today && <TodayView today={today} words={words.today} />}
      {numbers && <NumbersView numbers={numbers} days={days} onDays={setDays} words={words.numbers} />}
    </div>
  );
}
