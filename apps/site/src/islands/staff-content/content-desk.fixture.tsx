import { readPage } from '@accounting-site/content/reading/pages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type StaffContentWords, staffContentSchema } from '../../pages/_staff/staff-content-words.ts';
import { type ContentDeskContext, DeskContext } from './content-desk.ts';

export const words = readPage('staff-content', staffContentSchema) as unknown as StaffContentWords;

/** The HTML of a part of the page, which gets no more than these members of the context. */
export const show = (part: ReactNode, context: Partial<ContentDeskContext> = {}) =>
  renderToStaticMarkup(<DeskContext value={{ words, ...context } as ContentDeskContext}>{part}</DeskContext>);

/** What a hook returns on the page. */
export function resultOf<Result>(callHook: () => Result, context: Partial<ContentDeskContext>): Result {
  const results: Result[] = [];
  show(<Calls it={() => results.push(callHook())} />, context);
  return results[0] as Result;
}

function Calls({ it }: { it: () => void }) {
  it();
  return null;
}
