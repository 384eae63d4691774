import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import { RestoredDraft } from '../../lib/session/RestoredDraft.tsx';
import { signInAndReturnTo } from '../../lib/session/sign-in-address.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import type { StaffMembersWords } from '../../pages/_staff/staff-members-words.ts';
import { MembersPage } from './MembersPage.tsx';

/** The members of staff, for admins. The server checks the right for each request. */
export function StaffMembers({ words }: { words: StaffMembersWords }) {
  const signedIn = useSignedIn('');
  if (signedIn) {
    return (
      <>
        <RestoredDraft userId={signedIn.user.id} text={words.restored} />
        <MembersPage key={signedIn.user.email} user={signedIn.user} words={words} />
      </>
    );
  }
  return (
    <div className="stack gap-5 start">
      <p>{words.signed_out.text}</p>
      <ButtonLink href={signInAndReturnTo(routes.staffMembers)}>{words.signed_out.cta}</ButtonLink>
    </div>
  );
}
