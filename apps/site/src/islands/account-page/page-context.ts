import type { Session } from '@accounting-site/session';
import { createContext, useContext } from 'react';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';

/** What every part of the account page needs. */
export interface AccountPageContext {
  /** Origin of the app host; empty for the site's own server. */
  appHost: string;
  /** Calls the app host, and asks for re-authentication when the server requires it. */
  call: Session['callApp'];
  /** Messages for failed requests. */
  formWords: AppFormWords;
}

export const PageContext = createContext<AccountPageContext | null>(null);

/** @throws outside of the account page */
export function usePage(): AccountPageContext {
  const page = useContext(PageContext);
  if (page === null) throw new Error('Only parts of the account page can use what it shares');
  return page;
}
