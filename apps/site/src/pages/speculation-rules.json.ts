import type { APIRoute } from 'astro';
import { routes } from '../lib/routes.ts';

const never = [
  `${routes.login}*`,
  `${routes.account}*`,
  '/staff/*',
  `${routes.forgotPassword}*`,
  `${routes.resetPassword}*`,
  `${routes.register}*`,
  `${routes.confirmEmail}*`,
  '/api/*',
  // A file is fetched when it is wanted: data costs money.
  '/downloads/*',
  '/*.(ics|xml|csv|xlsx|pdf)',
];

/** Which pages a browser may fetch when a link is about to be followed; the server names this file in a header. */
export const GET: APIRoute = () =>
  Response.json({
    prefetch: [
      {
        source: 'document',
        where: {
          and: [{ href_matches: '/*' }, ...never.map((path) => ({ not: { href_matches: path } }))],
        },
        eagerness: 'moderate',
      },
    ],
  });
