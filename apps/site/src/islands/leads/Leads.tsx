import { ButtonLink } from '@accounting-site/ui/Button';
import { useEffect, useState } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { RestoredDraft } from '../../lib/session/RestoredDraft.tsx';
import { signInAndReturnTo } from '../../lib/session/sign-in-address.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { Desk } from './Desk.tsx';
import styles from './Leads.module.css';

/** The leads, for staff. The server checks the permission for each request. */
export function Leads({ words }: { words: StaffLeadsWords }) {
  const signedIn = useSignedIn('');
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(location.search), []);
  return (
    <div className={styles.page}>
      {signedIn ? (
        <>
          <RestoredDraft userId={signedIn.user.id} text={words.restored} />
          <Desk key={signedIn.user.email} user={signedIn.user} words={words} />
        </>
      ) : (
        <div className="stack gap-5 start">
          <p>{words.signed_out.text}</p>
          <ButtonLink href={signInAndReturnTo(routes.staffLeads + search)}>{words.signed_out.cta}</ButtonLink>
        </div>
      )}
    </div>
  );
}
