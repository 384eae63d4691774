import type { Session } from '@accounting-site/session';
import { createContext, useContext } from 'react';
import type { AppFormWords } from '../app-form/app-form-words.ts';

/** What the forms and buttons of a signed-in page need. */
export interface SignedInPageContext {
  /** Origin of the app host; empty for the site's own server. */
  appHost: string;
  /** Sends requests, and asks for re-authentication when the server requires it. */
  call: Session['callApp'];
  /** Messages for failed requests. */
  formWords: AppFormWords;
}

export const PageContext = createContext<SignedInPageContext | null>(null);

/** @throws outside of a page that provides it */
export function usePage(): SignedInPageContext {
  const page = useContext(PageContext);
  if (page === null) throw new Error('Wrap the parts of the page in PageContext');
  return page;
}
