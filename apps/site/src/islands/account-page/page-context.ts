import type { Session } from '@accounting-site/session';
import { createContext, useContext } from 'react';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';

/** What every part of the page needs. */
export interface AccountPageContext {
  /** Origin of the app host; empty for the page's own. */
  appHost: string;
  /** Makes a call of the app host, and asks who is there when it wants to know. */
  call: Session['callApp'];
  /** What is said of any call that fails. */
  formWords: AppFormWords;
}

export const PageContext = createContext<AccountPageContext | null>(null);

/** @throws outside of the page */
export function usePage(): AccountPageContext {
  const page = useContext(PageContext);
  if (page === null) throw new Error('Only parts of the account page can use what it shares');
  return page;
}
