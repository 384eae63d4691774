import { readPage } from '@accounting-site/content/reading/pages';
import { routes } from '../../lib/pages/routes.ts';
import {
  confirmEmailSchema,
  confirmSignUpSchema,
  type NextStepWords,
  passwordSchema,
} from './mailed-link-words.ts';

/** A page after a form of the application. */
export interface NextStep {
  path: string;
  words: NextStepWords & { open_app?: string };
  /** Where to continue, or the way back for a user who waits for an email. */
  href: string;
  /** Whether the user waits for an email. Then the button is only a way back, not the one thing to do now. */
  isMailed?: boolean;
}

/** All of them, with their texts in the current language. */
export function readNextSteps(): NextStep[] {
  const signUp = readPage('confirm-sign-up', confirmSignUpSchema);
  const password = readPage('password', passwordSchema);
  const email = readPage('confirm-email', confirmEmailSchema);
  return [
    { path: routes.registerCheckMail, words: signUp.check_mail, href: routes.register, isMailed: true },
    { path: routes.registerDone, words: signUp.done, href: routes.login },
    { path: routes.forgotPasswordCheckMail, words: password.check_mail, href: routes.login, isMailed: true },
    { path: routes.resetPasswordDone, words: password.done, href: routes.login },
    { path: routes.confirmEmailDone, words: email.done, href: routes.account },
  ];
}
