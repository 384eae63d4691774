import type { Head } from '../../lib/pages/head.ts';
import { breadcrumbList } from '../../lib/pages/json-ld.ts';
import { routes } from '../../lib/pages/routes.ts';
import { readHelpCenterWords } from './help-words.ts';

/** The breadcrumb of every help page. */
export const helpTrail = () => [{ label: readHelpCenterWords().title, path: routes.helpCenter }];

/** The head of a page of the Help center. */
export function helpPageHead(
  { title, description }: { title: string; description: string },
  path: string,
  ...jsonLd: Record<string, unknown>[]
): Head {
  return {
    title,
    description,
    jsonLd: [breadcrumbList([...helpTrail(), { label: title, path }]), ...jsonLd],
  };
}
