import type { APIRoute } from 'astro';
import { routes } from '../lib/pages/routes.ts';

const never = [
  `${routes.login}*`,
  `${routes.account}*`,
  `${routes.staff}*`,
  `${routes.forgotPassword}*`,
  `${routes.resetPassword}*`,
  `${routes.register}*`,
  `${routes.confirmEmail}*`,
  '/api/*',
  // A download is fetched only on request, because data costs money.
  '/downloads/*',
  '/*.(ics|xml|csv|xlsx|pdf)',
];

/**
 * The pages that a browser may prefetch when a link is about to be followed. The server names this file in a
 * header.
 */
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
