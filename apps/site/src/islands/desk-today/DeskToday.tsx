import type { NumberPeriod, Numbers } from '@accounting-site/contract/staff-numbers';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../lib/actions/LoadFailed.tsx';
import { isRefusal } from '../../lib/desk/failure-of.ts';
import { NotAllowed } from '../../lib/desk/StaffFactorNotice.tsx';
import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { useBackOnline } from '../../lib/site-form/use-back-online.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import styles from './DeskToday.module.css';
import { NumbersView } from './NumbersView.tsx';
import { TodayView } from './TodayView.tsx';
import { useDesk } from './use-desk.ts';

const mostTries = 5;
const firstPause = 2000;

/** What needs doing today, and the numbers of the site. */
export const DeskToday = ({ words }: { words: StaffWords }) => (
  <div className={styles.page}>
    <StaffOnly path={routes.staff} words={words}>
      {(user) => <Desk user={user} words={words} />}
    </StaffOnly>
  </div>
);

/** The page of a signed-in member of staff, and what to do when it cannot be loaded. */
function Desk({ user, words }: { user: { email: string }; words: StaffWords }) {
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

  if (isRefusal(status)) {
    return <NotAllowed why={status} email={user.email} words={words} />;
  }
  return (
    <div className="stack gap-wide" aria-busy={status === 'loading'}>
      {(status === 'network' || status === 'server' || status === 'gone') && (
        <LoadFailed
          text={words.failures[status === 'network' ? 'network' : 'server']}
          retry={words.failures.retry}
          onRetry={load}
        />
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
