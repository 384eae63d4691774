import type { User } from '@accounting-site/contract/account/login';
import { Spinner } from '@accounting-site/ui/Spinner';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Loaded } from '../../lib/actions/Loaded.tsx';
import { PageContext } from '../../lib/actions/page-context.ts';
import { StaffFactorNotice } from '../../lib/desk/StaffFactorNotice.tsx';
import { ReauthenticationDialog } from '../../lib/reauthentication/ReauthenticationDialog.tsx';
import { useReauthentication } from '../../lib/reauthentication/use-reauthentication.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { useStock } from '../../lib/session/use-stock.ts';
import { AccountContext, useAccount, useCurrentUser } from './account/account-context.ts';
import type { AccountPageWords } from './account-page-words.ts';
import { Dashboard } from './Dashboard.tsx';
import { InventoryImport } from './inventory-import/InventoryImport.tsx';
import { Profile } from './profile/Profile.tsx';
import { sectionIds } from './section-ids.ts';
import { Security } from './security/Security.tsx';
import { Sessions, useSessions } from './sessions/Sessions.tsx';
import { StockAlerts } from './stock-alerts/StockAlerts.tsx';
import styles from './WholePage.module.css';
import { YourData } from './your-data/YourData.tsx';

interface WholePageProps {
  user: User;
  words: AccountPageWords;
  onDeleted: () => void;
}

/**
 * An account without a password cannot be asked for one. The server checks whether the sign-in was recent
 * enough.
 */
const unasked = async () => true;

/** The complete account page, for the built-in application. */
export function WholePage({ user, words, onDeleted }: WholePageProps) {
  const { callApp } = browserSession('');
  const reauthentication = useReauthentication(callApp);
  const { call, prove } = reauthentication;
  const [stock, readStockAgain] = useStock('', user.id);
  const shown = useAccount(call);
  const account = shown.state.status === 'ready' ? shown.state.value : undefined;
  // Deferred, so that a slow phone can be used while all sections are rendered.
  const isRead = useDeferredValue(
    useOnceTrue(shown.state.status !== 'loading' && stock.status !== 'loading'),
  );
  useLinkedSection(isRead);
  useCurrentUser(user, account);

  const page = useMemo(() => ({ appHost: '', call, formWords: words.form }), [call, words.form]);
  // Everything appears together. Sections that loaded one by one would push each other down.
  if (!isRead) return <Spinner label={words.account.loading} />;
  return (
    <PageContext value={page}>
      {account && <Dashboard account={account} stock={stock} words={words} />}
      <div className={`columns full ${styles.columns}`}>
        <PageNavigation words={words} />
        <div className="stack gap-5 full">
          <StaffFactorNotice by={account?.staffSecondFactorBy} words={words.staff_second_factor} />
          <StockAlerts state={stock} onReadAgain={readStockAgain} canChange words={words} />
          <InventoryImport words={words.import} onSaved={readStockAgain} />
          <AccountSections
            shown={shown}
            words={words}
            prove={account?.hasPassword === false ? unasked : prove}
            onDeleted={onDeleted}
          />
        </div>
      </div>
      <ReauthenticationDialog
        email={user.email}
        account={account}
        state={reauthentication}
        call={callApp}
        words={words}
      />
    </PageContext>
  );
}

/**
 * True from the first time a condition is true. A section once shown stays while its data is loaded again.
 */
function useOnceTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(false);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

interface AccountSectionsProps {
  shown: ReturnType<typeof useAccount>;
  words: AccountPageWords;
  prove: () => Promise<boolean>;
  onDeleted: () => void;
}

/** The sections that need the account, once it is loaded. */
function AccountSections({ shown, words, prove, onDeleted }: AccountSectionsProps) {
  const { state, show, readAgain } = shown;
  const sessions = useSessions();
  return (
    <Loaded state={state} words={words.account} onRetry={readAgain}>
      {(account) => (
        <AccountContext value={{ account, show, readAgain, readSessions: sessions.readAgain, prove }}>
          <Profile words={words.profile} />
          <Security words={words} />
          <Sessions shown={sessions} words={words.sessions} retry={words.account.retry} />
          <YourData words={words.data} onDeleted={onDeleted} />
        </AccountContext>
      )}
    </Loaded>
  );
}

/** Links to each section, beside them on a wide screen. */
function PageNavigation({ words }: { words: AccountPageWords }) {
  return (
    <nav aria-label={words.navigation} className={styles.navigation}>
      <ul>
        {(Object.keys(sectionIds) as (keyof typeof sectionIds)[]).map((section) => (
          <li key={section}>
            <a href={`#${sectionIds[section]}`}>{words[section].heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls to the section named in the URL once it is rendered, and focuses its heading. It did not exist when the
 * browser looked for it.
 */
function useLinkedSection(isThere: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!isThere || id === '') return;
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isThere]);
}
