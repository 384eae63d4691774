import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { PageSection } from '../parts/PageSection.tsx';
import { sectionIds } from '../section-ids.ts';
import { Authenticator } from './Authenticator.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { ProviderLinks } from './ProviderLinks.tsx';

/** How the user signs in: password, second factor, passkeys and linked provider accounts. */
export function Security({ words }: { words: AccountPageWords }) {
  const { account } = useShownAccount();
  const { security } = words;
  return (
    <PageSection id={sectionIds.security} heading={security.heading}>
      <PasswordChange words={security.password} fieldWords={words.password_field} />
      {(account.hasPassword || account.authenticator) && <Authenticator words={words} />}
      <Passkeys words={security.passkeys} keep={security.keep} />
      <ProviderLinks words={security.providers} linked={security.linked} keep={security.keep} />
    </PageSection>
  );
}
