import { fillSlots } from '@accounting-site/content/fill-slots';
import type { NumberPeriod, Numbers } from '@accounting-site/contract/staff-numbers';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useEffect, useRef, useState } from 'react';
import { longAgo, StaffFactorNotice } from '../../lib/desk/StaffFactorNotice.tsx';
import { useBackOnline } from '../../lib/site-form/use-back-online.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import { NumbersView } from './NumbersView.tsx';
import { TodayView } from './TodayView.tsx';
import { useDesk } from './use-desk.ts';

const mostTries = 5;
const firstPause = 2000;

/** The page of a signed-in member of staff, and what to do when it cannot be loaded. */
export function Desk({ user, words }: { user: { email: string }; words: StaffWords }) {
  const [days, setDays] = useState<NumberPeriod>('30');
  const { status, today, numbers, load } = useDesk(days);
  const backOnline = useBackOnline(status === 'network');
  useEffect(() => {
    if (backOnline) load();
  }, [backOnline, load]);

  // The first request starts the launch check, and the result is not waited for.
  const tries = useRef(0);
  const isUnchecked = status === 'ready' && today?.launch === null;
  useEffect(() => {
    if (!isUnchecked || tries.current === mostTries) return;
    const timer = setTimeout(load, firstPause * 2 ** tries.current);
    tries.current += 1;
    return () => clearTimeout(timer);
  }, [isUnchecked, load]);

  if (status === 'no factor') {
    return <StaffFactorNotice by={longAgo} words={words.staff_second_factor} />;
  }
  if (status === 'refused') return <Notice>{fillSlots(words.failures.refused, user)}</Notice>;
  return (
    <div className="stack gap-wide" aria-busy={status === 'loading'}>
      {(status === 'network' || status === 'server' || status === 'gone') && (
        <Notice tone="danger">
          <p>{words.failures[status === 'network' ? 'network' : 'server']}</p>
          <Button variant="secondary" onClick={load}>
            {words.failures.retry}
          </Button>
        </Notice>
      )}
      {status === 'loading' && numbers === undefined && <Spinner label={words.loading} />}
      {today && <TodayView today={today} words={words.today} />}
      {numbers && (
        <NumbersView
          numbers={withPlanNames(numbers, words.plans)}
          days={days}
          onDays={setDays}
          words={words.numbers}
        />
      )}
    </div>
  );
}

/** The server names a plan by its id. */
const withPlanNames = (numbers: Numbers, plans: Record<string, string>): Numbers => ({
  ...numbers,
  won: numbers.won.map((row) => ({ ...row, name: plans[row.name] ?? row.name })),
});
