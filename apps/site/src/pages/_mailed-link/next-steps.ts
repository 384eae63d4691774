import { readPage } from '@accounting-site/content/reading/pages';
import { routes } from '../../lib/pages/routes.ts';
import {
  confirmEmailSchema,
  confirmSignUpSchema,
  type NextStepWords,
  passwordSchema,
} from './mailed-link-words.ts';

/** A page after a form of the application. */
interface NextStep {
  path: string;
  /**
   * Its texts in the current language: read from one file only, because a missing translation would make the
   * page English.
   */
  read: () => NextStepWords & { open_app?: string };
  /** Where to continue, or the way back for a user who waits for an email. */
  href: string;
  /** Whether the user waits for an email. Then the button is only a way back, not the one thing to do now. */
  isMailed?: boolean;
}

const readSignUp = () => readPage('confirm-sign-up', confirmSignUpSchema);
const readPassword = () => readPage('password', passwordSchema);
const readEmail = () => readPage('confirm-email', confirmEmailSchema);

export const nextSteps: readonly NextStep[] = [
  {
    path: routes.registerCheckMail,
    read: () => readSignUp().check_mail,
    href: routes.register,
    isMailed: true,
  },
  { path: routes.registerDone, read: () => readSignUp().done, href: routes.login },
  {
    path: routes.forgotPasswordCheckMail,
    read: () => readPassword().check_mail,
    href: routes.login,
    isMailed: true,
  },
  { path: routes.resetPasswordDone, read: () => readPassword().done, href: routes.login },
  { path: routes.confirmEmailDone, read: () => readEmail().done, href: routes.account },
];
