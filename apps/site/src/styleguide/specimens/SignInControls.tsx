import { readPage } from '@accounting-site/content/pages';
import { PasswordField } from '../../islands/sign-in/PasswordField.tsx';
import { Providers } from '../../islands/sign-in/Providers.tsx';
import { loginSchema } from '../../pages/_login/login-words.ts';
import { BothThemes } from '../parts/BothThemes.tsx';
import { States, touched } from '../parts/States.tsx';

/** The password with the button that shows it, and the ways in that are not configured. */
export function SignInControls() {
  const words = readPage('login', loginSchema);
  return (
    <>
      <BothThemes name="Password">
        {() => (
          <States of={[...touched, 'error']} least="16rem">
            {(state) => (
              <PasswordField words={words} error={state === 'error' ? 'Password is required' : undefined} />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Google and Facebook, not configured">{() => <Providers words={words} />}</BothThemes>
    </>
  );
}
