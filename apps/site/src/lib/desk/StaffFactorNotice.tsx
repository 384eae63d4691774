import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Notice } from '@accounting-site/ui/Notice';
import { routes } from '../pages/routes.ts';
import { formatDay } from '../text/format-day.ts';

/** `soon` has the slot [day]. */
export type StaffFactorWords = Record<'soon' | 'over' | 'link', string>;

interface StaffFactorNoticeProps {
  /** ISO 8601; null if two-factor sign-in is not required. */
  by: string | null | undefined;
  words: StaffFactorWords;
}

/** Tells staff that they need two-factor sign-in: by when, or that the staff endpoints already require it. */
export function StaffFactorNotice({ by, words }: StaffFactorNoticeProps) {
  if (by == null) return null;
  const isOver = Date.parse(by) <= Date.now();
  return (
    <Notice tone={isOver ? 'danger' : 'info'}>
      <p>{isOver ? words.over : fillSlots(words.soon, { day: formatDay(by.slice(0, 10)) })}</p>
      <a href={`${routes.account}#security`}>{words.link}</a>
    </Notice>
  );
}

interface NotAllowedProps {
  why: 'refused' | 'no factor';
  email: string;
  words: { failures: { refused: string }; staff_second_factor: StaffFactorWords };
}

/** The clock of this device may be slow. The server has decided already that the deadline is over. */
const longAgo = new Date(0).toISOString();

/** Why the server refuses an account a page of the desk. */
export const NotAllowed = ({ why, email, words }: NotAllowedProps) =>
  why === 'refused' ? (
    <Notice>{fillSlots(words.failures.refused, { email })}</Notice>
  ) : (
    <StaffFactorNotice by={longAgo} words={words.staff_second_factor} />
  );
