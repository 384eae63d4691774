import { Spinner } from '@accounting-site/ui/Spinner';
import { LoadFailed } from '../../lib/actions/LoadFailed.tsx';
import { AccountContext } from './account/account-context.ts';
import type { useAccount } from './account/use-account.ts';
import type { AccountPageWords } from './account-page-words.ts';
import { Profile } from './profile/Profile.tsx';
import { sectionIds as ids } from './section-ids.ts';
import { Security } from './security/Security.tsx';
import { Sessions } from './sessions/Sessions.tsx';
import { YourData } from './your-data/YourData.tsx';

interface AccountSectionsProps {
  shown: ReturnType<typeof useAccount>;
  words: AccountPageWords;
  prove: () => Promise<boolean>;
  onDeleted: () => void;
}

/** The sections that need the account, once it is loaded. */
export function AccountSections({ shown, words, prove, onDeleted }: AccountSectionsProps) {
  const { state, show, readAgain } = shown;
  if (state.status === 'loading') return <Spinner label={words.account.loading} />;
  if (state.status === 'failed') {
    return <LoadFailed text={words.account.failed} retry={words.account.retry} onRetry={readAgain} />;
  }
  return (
    <AccountContext value={{ account: state.value, show, readAgain, prove }}>
      <Profile id={ids.profile} words={words.profile} />
      <Security id={ids.security} words={words} />
      <Sessions id={ids.sessions} words={words.sessions} retry={words.account.retry} />
      <YourData id={ids.data} words={words.data} onDeleted={onDeleted} />
    </AccountContext>
  );
}
