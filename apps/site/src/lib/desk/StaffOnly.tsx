import type { User } from '@accounting-site/contract/account/login';
import { ButtonLink } from '@accounting-site/ui/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { RestoredDraft } from '../session/RestoredDraft.tsx';
import { signInAndReturnTo } from '../session/sign-in-address.ts';
import { useSignedInPage } from '../session/use-signed-in.ts';
import { StaffFactorNotice, type StaffFactorWords } from './StaffFactorNotice.tsx';
import { useStaffAccount } from './use-staff-account.ts';

interface StaffOnlyProps {
  /** The page to return to after sign-in, with the query that it has now. */
  path: string;
  words: {
    signed_out: { text: string; cta: string };
    /** Shown after an expired session: the input was restored. */
    restored: string;
    staff_second_factor: StaffFactorWords;
  };
  /** The page of a signed-in user. The server checks their right for each request. */
  children: (user: User) => ReactNode;
}

/** A page of the desk, or a link to sign in. Another account does not see the state of the previous one. */
export function StaffOnly({ path, words, children }: StaffOnlyProps) {
  const signedIn = useSignedInPage('');
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(location.search), []);
  if (!signedIn) {
    return (
      <div className="stack gap-5 start">
        <p>{words.signed_out.text}</p>
        <ButtonLink href={signInAndReturnTo(path + search)}>{words.signed_out.cta}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <RestoredDraft userId={signedIn.user.id} text={words.restored} />
      <div key={signedIn.user.email} className="stack">
        <FactorDeadline role={signedIn.user.role} words={words.staff_second_factor} />
        {children(signedIn.user)}
      </div>
    </>
  );
}

/** By when this account needs two-factor sign-in. After that, each page says why it is refused. */
function FactorDeadline({ role, words }: { role: string; words: StaffFactorWords }) {
  const by = useStaffAccount(role);
  return by !== undefined && Date.parse(by) > Date.now() && <StaffFactorNotice by={by} words={words} />;
}
