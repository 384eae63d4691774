import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import { ButtonLink } from '@accounting-site/ui/Button';
import { useState } from 'react';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import { routes } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { RestoredDraft } from '../../lib/session/RestoredDraft.tsx';
import { signInAndReturnTo } from '../../lib/session/sign-in-address.ts';
import { useSignedInPage } from '../../lib/session/use-signed-in.ts';
import { AlertsAlone } from './AlertsAlone.tsx';
import type { AccountPageWords } from './account-page-words.ts';
import { WholePage } from './WholePage.tsx';

interface AccountPageProps {
  /**
   * Origin of the app host; empty for the site's own server, which alone has endpoints beyond specification
   * §7.
   */
  appHost: string;
  words: AccountPageWords;
}

/** The account page of the signed-in user. */
export function AccountPage({ appHost, words }: AccountPageProps) {
  const signedIn = useSignedInPage(appHost);
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <AccountDeleted words={words.data.deleted} />;
  if (!signedIn) {
    return (
      <div className="stack gap-5 start">
        <p>{words.signed_out.text}</p>
        <ButtonLink href={signInAndReturnTo(routes.account)}>{words.signed_out.cta}</ButtonLink>
      </div>
    );
  }

  const { user } = signedIn;
  function onDeleted() {
    setDeleted(true);
    void browserSession(appHost).logout();
  }
  return (
    <div className="stack gap-5 start">
      <p className="anywhere">
        {words.signed_in_as} <strong>{user.email}</strong>
      </p>
      <RestoredDraft key={`draft of ${user.id}`} userId={user.id} text={words.restored} />
      {words.appUrl !== '' && (
        <ButtonLink href={words.appUrl} size="large">
          {words.open_app}
        </ButtonLink>
      )}
      {appHost === '' && isStaffRole(user.role) && (
        <ButtonLink href={routes.staff} variant="secondary">
          {words.staff}
        </ButtonLink>
      )}
      {words.elsewhere ? (
        <AlertsAlone appHost={appHost} userId={user.id} words={words} elsewhere={words.elsewhere} />
      ) : (
        // The key resets all state when another user signs in in another tab.
        <WholePage key={user.id} user={user} words={words} onDeleted={onDeleted} />
      )}
    </div>
  );
}

/** Confirms that the account was deleted. */
function AccountDeleted({ words }: { words: AccountPageWords['data']['deleted'] }) {
  return (
    <div className="stack gap-5 start">
      <h2 ref={focusOnMount} tabIndex={-1} className="step-2 no-ring">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <ButtonLink href={routes.home}>{words.link}</ButtonLink>
    </div>
  );
}
