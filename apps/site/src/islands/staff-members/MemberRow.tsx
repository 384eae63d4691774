import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { StaffMember } from '@accounting-site/contract/staff/staff-members';
import { Badge } from '@accounting-site/ui/Badge';
import { Button } from '@accounting-site/ui/Button';
import { formatRecentDay } from '../../lib/text/format-day.ts';
import { formatAge } from '../../lib/text/format-moment.ts';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import styles from './MemberList.module.css';

/** The name of a member. The email address replaces a missing name. */
export const nameOf = ({ name, email }: StaffMember) => name || email;

interface MemberRowProps {
  member: StaffMember;
  words: StaffMembersWords;
  /** Absent for the signed-in admin, who cannot change their own role. */
  onChange: (() => void) | undefined;
}

/** One member: name, role, last sign-in, and whether two-factor sign-in is on. */
export function MemberRow({ member, words, onChange }: MemberRowProps) {
  const { id, name, email, role } = member;
  const { list, roles } = words;
  return (
    <li className={styles.row}>
      <div className={`stack gap-1 anywhere ${styles.person}`}>
        <p id={`member-${id}`} className="cluster middle strong">
          {nameOf(member)}
          <Badge tone={role === 'admin' ? 'gold' : 'forest'}>{roles[role].name}</Badge>
          {onChange === undefined && <span className="quiet small">{list.you}</span>}
        </p>
        {name !== '' && <p className="quiet small">{email}</p>}
      </div>
      <p className="small">{describeSignIn(member, list)}</p>
      <Factor member={member} words={list} />
      {onChange && (
        <Button variant="secondary" aria-describedby={`member-${id}`} onClick={onChange}>
          {list.change}
        </Button>
      )}
    </li>
  );
}

type ListWords = StaffMembersWords['list'];

function describeSignIn({ state, invitedUntil, lastSignInAt }: StaffMember, words: ListWords): string {
  if (state === 'disabled') return words.disabled;
  if (state === 'invited') {
    return invitedUntil === null
      ? words.expired
      : fillSlots(words.invited, { day: formatRecentDay(invitedUntil) });
  }
  if (lastSignInAt === null) return words.never;
  return fillSlots(words.last, { age: formatAge(lastSignInAt, Date.now()) });
}

function Factor({ member, words }: { member: StaffMember; words: ListWords }) {
  const { state, secondFactor, secondFactorBy } = member;
  if (state === 'invited') return null;
  if (secondFactor) return <p className="small">{words.factor_on}</p>;
  if (secondFactorBy === null) return <p className="small">{words.factor_off}</p>;
  const isOver = Date.parse(secondFactorBy) <= Date.now();
  const by = fillSlots(words.factor_by, { day: formatRecentDay(secondFactorBy) });
  return <p className={isOver ? 'small danger' : 'small'}>{isOver ? words.factor_over : by}</p>;
}
