import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import { RestoredDraft } from '../../lib/session/RestoredDraft.tsx';
import { signInAndReturnTo } from '../../lib/session/sign-in-address.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import type { StaffDemoRequestsWords } from '../../pages/_staff/staff-demo-requests-words.ts';
import { DemoRequestList } from './DemoRequestList.tsx';
import styles from './StaffDemoRequests.module.css';

/** The visitors' demo requests, for staff. The server checks the permission for each request. */
export function StaffDemoRequests({ words }: { words: StaffDemoRequestsWords }) {
  const signedIn = useSignedIn('');
  return (
    <div className={styles.page}>
      {signedIn ? (
        <>
          <RestoredDraft userId={signedIn.user.id} text={words.restored} />
          <DemoRequestList key={signedIn.user.email} user={signedIn.user} words={words} />
        </>
      ) : (
        <div className="stack gap-5 start">
          <p>{words.signed_out.text}</p>
          <ButtonLink href={signInAndReturnTo(routes.staffDemoRequests)}>{words.signed_out.cta}</ButtonLink>
        </div>
      )}
    </div>
  );
}
