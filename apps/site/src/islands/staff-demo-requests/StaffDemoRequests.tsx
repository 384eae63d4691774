import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/routes.ts';
import { signInAddress } from '../../lib/session/sign-in-address.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { DemoRequestList } from './DemoRequestList.tsx';
import styles from './StaffDemoRequests.module.css';
import type { StaffDemoRequestsWords } from './staff-demo-requests-words.ts';

/** What visitors asked for, for the staff. Who may see it is decided by the server, for each call. */
export function StaffDemoRequests({ words }: { words: StaffDemoRequestsWords }) {
  const signedIn = useSignedIn('');
  if (signedIn) return <DemoRequestList key={signedIn.user.email} user={signedIn.user} words={words} />;
  return (
    <div className={styles.signedOut}>
      <p>{words.signed_out.text}</p>
      <ButtonLink href={signInAddress(routes.staffDemoRequests) ?? routes.login}>
        {words.signed_out.cta}
      </ButtonLink>
    </div>
  );
}
