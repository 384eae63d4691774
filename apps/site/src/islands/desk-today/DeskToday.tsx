import type { NumberPeriod } from '@accounting-site/contract/staff/number-names';
import { NetworkError } from '@accounting-site/session';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../lib/actions/Loaded.tsx';
import { listFailureText, refusalOf } from '../../lib/desk/desk-failure.ts';
import { NotAllowed } from '../../lib/desk/StaffFactorNotice.tsx';
import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { useBackOnline } from '../../lib/site-form/use-back-online.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import { NumbersView } from './NumbersView.tsx';
import { withNames } from './number-tables.ts';
import { TodayView } from './TodayView.tsx';
import { useDesk } from './use-desk.ts';

const mostTries = 5;
const firstPause = 2000;

/** What needs doing today, and the numbers of the site. */
export const DeskToday = ({ words }: { words: StaffWords }) => (
  <StaffOnly path={routes.staff} words={words}>
    {(user) => <Desk user={user} words={words} />}
  </StaffOnly>
);

/** The page of a signed-in member of staff, and what to do when it cannot be loaded. */
function Desk({ user, words }: { user: { email: string; role: string }; words: StaffWords }) {
  const [days, setDays] = useState<NumberPeriod>('30');
  const { isReading, error, today, numbers, old, load } = useDesk(days);
  const backOnline = useBackOnline(error instanceof NetworkError);
  useEffect(() => {
    if (backOnline) void load();
  }, [backOnline, load]);

  // The first request only starts the launch check, so the page asks again.
  const tries = useRef(0);
  const isUnchecked = !isReading && error === undefined && today?.launch === null;
  useEffect(() => {
    if (!isUnchecked || tries.current === mostTries) return;
    const timer = setTimeout(load, firstPause * 2 ** tries.current);
    tries.current += 1;
    return () => clearTimeout(timer);
  }, [isUnchecked, load]);

  const refusal = refusalOf(error);
  if (refusal) return <NotAllowed why={refusal} email={user.email} words={words} />;
  const state =
    error === undefined ? (
      numbers === undefined && <Spinner label={words.loading} />
    ) : (
      <LoadFailed text={listFailureText(error, words.failures)} retry={words.failures.retry} onRetry={load} />
    );
  // Shows the state in place of the numbers, below the period that was just chosen.
  const isBelow = today !== undefined && numbers === undefined;
  return (
    <div className="stack gap-wide" aria-busy={isReading}>
      {!isBelow && state}
      {today && <TodayView today={today} reader={user.role} words={words.today} onRetried={load} />}
      {today && (
        <NumbersView
          numbers={numbers && withNames(numbers, words)}
          old={old}
          days={days}
          onDays={setDays}
          words={words.numbers}
        >
          {state}
        </NumbersView>
      )}
    </div>
  );
}
