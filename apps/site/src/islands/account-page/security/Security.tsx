import { useShownAccount } from '../account/account-context.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { PageSection } from '../parts/PageSection.tsx';
import { Authenticator } from './Authenticator.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { ProviderLinks } from './ProviderLinks.tsx';

interface SecurityProps {
  id: string;
  words: AccountPageWords;
}

/** How the user signs in: password, second factor, passkeys and linked provider accounts. */
export function Security({ id, words }: SecurityProps) {
  const { account } = useShownAccount();
  const { security } = words;
  return (
    <PageSection id={id} heading={security.heading}>
      <PasswordChange words={security.password} fieldWords={words.password_field} />
      {(account.hasPassword || account.authenticator) && <Authenticator words={words} />}
      <Passkeys words={security.passkeys} keep={security.keep} />
      <ProviderLinks words={security.providers} linked={security.linked} keep={security.keep} />
    </PageSection>
  );
}
