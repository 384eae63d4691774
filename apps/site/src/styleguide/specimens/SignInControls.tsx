import { readPage } from '@accounting-site/content/reading/pages';
import { OtherWays } from '../../islands/sign-in/OtherWays.tsx';
import { estimatePassword } from '../../lib/password-field/estimate-password.ts';
import { PasswordHint } from '../../lib/password-field/NewPasswordField.tsx';
import { PasswordField } from '../../lib/password-field/PasswordField.tsx';
import { readPasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import { loginSchema } from '../../pages/_login/login-words.ts';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';

const chosen = ['', 'kente', 'kentekentekente', 'ama.owusu2026', 'tomato ladder', 'tomato ladder harbour'];

/** The password field with its show button, the password hint, and providers that are not configured. */
export function SignInControls() {
  const words = readPage('login', loginSchema);
  const fieldWords = readPasswordFieldWords();
  return (
    <>
      <BothThemes name="PasswordField">
        {(theme) => (
          <States of={[...touched, 'error']} least="16rem">
            {(state) => (
              <PasswordField
                id={`${theme}-password-${state}`}
                label={words.password}
                error={state === 'error' ? 'Password is required' : undefined}
                autoComplete="current-password"
                words={fieldWords}
              />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="PasswordHint">
        {() => (
          <States of={chosen} least="16rem">
            {(password) => (
              <PasswordHint estimate={estimatePassword(password, ['Ama Owusu'])} words={fieldWords.advice} />
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Google and Facebook, not configured, one of them, and both">
        {() => (
          <States of={['', 'google', 'google facebook']} least="16rem">
            {(available) => (
              // The same mark that sign-in-marks.ts sets on the page.
              <div data-providers={available || undefined}>
                <OtherWays words={words} />
              </div>
            )}
          </States>
        )}
      </BothThemes>
    </>
  );
}
