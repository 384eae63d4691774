import { fillSlots } from '@accounting-site/content/fill-slots';
import type { User } from '@accounting-site/contract/login';
import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useCallback, useMemo } from 'react';
import { PageContext } from '../../lib/actions/page-context.ts';
import { useLoaded } from '../../lib/actions/use-loaded.ts';
import { longAgo, StaffFactorNotice } from '../../lib/desk/StaffFactorNotice.tsx';
import { useStaffProof } from '../../lib/desk/use-staff-proof.tsx';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import { MemberList } from './MemberList.tsx';
import { listMembers } from './member-calls.ts';

interface MembersPageProps {
  user: User;
  words: StaffMembersWords;
}

/** Loads the members, or says why this account may not see them. */
export function MembersPage({ user, words }: MembersPageProps) {
  const { callSite } = browserSession('');
  const { state, readAgain, show } = useLoaded(
    useCallback((signal) => listMembers(callSite, signal), [callSite]),
    true,
  );
  const { call, dialog } = useStaffProof(user.email, words.proof);
  const page = useMemo(() => ({ appHost: '', call, formWords: words.proof.form }), [call, words.proof.form]);

  if (state.status === 'loading') return <Spinner label={words.list.loading} />;
  if (state.status === 'failed') {
    return (
      <Notice tone="danger">
        <p>{words.failures.failed}</p>
        <Button variant="secondary" onClick={readAgain}>
          {words.failures.retry}
        </Button>
      </Notice>
    );
  }
  if (state.value === 'refused')
    return <Notice>{fillSlots(words.failures.refused, { email: user.email })}</Notice>;
  if (state.value === 'no factor') {
    return <StaffFactorNotice by={longAgo} words={words.staff_second_factor} />;
  }
  const own = state.value.find(({ id }) => id === user.id);
  return (
    <PageContext value={page}>
      <div className="stack gap-5">
        <StaffFactorNotice by={own?.secondFactorBy} words={words.staff_second_factor} />
        <MemberList members={state.value} ownId={`${user.id}`} words={words} onChanged={show} />
      </div>
      {dialog}
    </PageContext>
  );
}
