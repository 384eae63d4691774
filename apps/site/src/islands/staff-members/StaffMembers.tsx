import type { User } from '@accounting-site/contract/account/login';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { useCallback } from 'react';
import { Loaded } from '../../lib/actions/Loaded.tsx';
import { PageContext } from '../../lib/actions/page-context.ts';
import { useLoaded } from '../../lib/actions/use-loaded.ts';
import { failureText, isRefusal, orRefusal } from '../../lib/desk/desk-failure.ts';
import { NotAllowed } from '../../lib/desk/StaffFactorNotice.tsx';
import { StaffOnly } from '../../lib/desk/StaffOnly.tsx';
import { useStaffProof } from '../../lib/desk/use-staff-proof.tsx';
import { routes } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import { MemberList } from './MemberList.tsx';
import { membersOf } from './member-calls.ts';

interface MembersPageProps {
  user: User;
  words: StaffMembersWords;
}

/** The members of staff, for admins. */
export const StaffMembers = ({ words }: { words: StaffMembersWords }) => (
  <StaffOnly path={routes.staffMembers} words={words}>
    {(user) => <MembersPage user={user} words={words} />}
  </StaffOnly>
);

/** Loads the members, or says why this account may not see them. */
function MembersPage({ user, words }: MembersPageProps) {
  const { callSite } = browserSession('');
  const { state, readAgain, show } = useLoaded(
    useCallback(
      (signal) => orRefusal(membersOf(callSite(siteEndpoints.listMembers, {}, { signal }))),
      [callSite],
    ),
  );
  const { call, dialog } = useStaffProof(user.email, words.proof);
  const { failed, retry } = words.failures;
  const why = state.status === 'failed' ? failureText(state.error, { failed }) : failed;

  return (
    <Loaded state={state} words={{ loading: words.list.loading, failed: why, retry }} onRetry={readAgain}>
      {(members) =>
        isRefusal(members) ? (
          <NotAllowed why={members} email={user.email} words={words} />
        ) : (
          <PageContext value={{ appHost: '', call, formWords: words.proof.form }}>
            <div className="stack gap-5">
              <MemberList members={members} ownId={`${user.id}`} words={words} onChanged={show} />
            </div>
            {dialog}
          </PageContext>
        )
      }
    </Loaded>
  );
}
