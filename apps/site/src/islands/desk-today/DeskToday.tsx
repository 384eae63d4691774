import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import { signInAndReturnTo } from '../../lib/session/sign-in-address.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import type { StaffWords } from '../../pages/_staff/staff-words.ts';
import { Desk } from './Desk.tsx';
import styles from './DeskToday.module.css';

/** What needs doing today, and how the site does. The server checks the permission for each request. */
export function DeskToday({ words }: { words: StaffWords }) {
  const signedIn = useSignedIn('');
  return (
    <div className={styles.page}>
      {signedIn ? (
        <Desk key={signedIn.user.email} user={signedIn.user} words={words} />
      ) : (
        <div className="stack gap-5 start">
          <p>{words.signed_out.text}</p>
          <ButtonLink href={signInAndReturnTo(routes.staff)}>{words.signed_out.cta}</ButtonLink>
        </div>
      )}
    </div>
  );
}
