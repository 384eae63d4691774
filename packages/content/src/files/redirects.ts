import { z } from 'zod';
import { anyNumberOf } from '../reading/fields.ts';
import { readYaml } from '../reading/read-yaml.ts';

const redirect = z.strictObject({
  from: z
    .string({ error: 'write the old address without the name of the site, like /help/article/old-name' })
    .regex(/^(?=\/[^/])[^?#*%\\\s]+$/, {
      error: 'write one exact old address, like /help/article/old-name: no *, ?, #, % or spaces',
    })
    .regex(/^(?!.*\/\/)(?!.*\/\.{1,2}(?:\/|$))(?!.*(?:\/|\.html)$)/, {
      error: 'write the address without //, /./ or /../, and without / or .html at its end',
    })
    .regex(/^(?!\/(?:api|_astro|\.well-known)(?:\/|$))/i, {
      error: 'write the old address of a page: the server uses addresses like this one itself',
    }),
  to: z
    .string({ error: 'write a page of the site, like /pricing, or an address that starts with https://' })
    .regex(/^\/(?!\/)|^https:\/\//, {
      error: 'write a page of the site, like /pricing, or an address that starts with https://',
    })
    .refine((to) => to.startsWith('/') || (URL.canParse(to) && new URL(to).username === ''), {
      error: 'write a complete address, like https://example.com/page',
    }),
});

/** The content of content/redirects.yaml. */
export const redirectsSchema = z
  .strictObject({ redirects: anyNumberOf(redirect) })
  .superRefine(({ redirects }, context) => {
    const goals = new Map(redirects.map(({ from, to }) => [keyOf(from), to]));
    const places = new Map(redirects.map(({ from }, at) => [keyOf(from), at]));
    redirects.forEach(({ from, to }, at) => {
      const report = (field: 'from' | 'to', message: string) =>
        context.addIssue({ code: 'custom', path: ['redirects', at, field], message });
      if (places.get(keyOf(from)) !== at) report('from', `remove one of the two redirects of ${from}`);
      const end = endOf(goals, to);
      if (end === undefined) report('to', 'write another page: this redirect comes back to its own address');
      else if (end !== to) report('to', `write ${end}, because ${to} redirects there itself`);
    });
  });

export type Redirect = z.infer<typeof redirect>;

/** The redirects from old addresses. @throws ContentError if the file is invalid */
export const readRedirects = (): Redirect[] => readYaml('redirects.yaml', redirectsSchema).redirects;

/** Addresses are compared without their query, their anchor and the case of their letters. */
const keyOf = (address: string) => address.replace(/[?#].*$/s, '').toLowerCase();

/** Where all redirects from here end. Undefined if they never do. */
function endOf(goals: ReadonlyMap<string, string>, to: string): string | undefined {
  const seen = new Set<string>();
  let end = to;
  for (let next = goals.get(keyOf(end)); next !== undefined; next = goals.get(keyOf(end))) {
    if (seen.has(keyOf(end))) return undefined;
    seen.add(keyOf(end));
    end = next;
  }
  return end;
}
