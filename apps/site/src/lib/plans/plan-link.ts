import type { Plan } from '@accounting-site/content/facts/facts';
import { trialUrl } from '../pages/app-host.ts';
import { routes } from '../pages/routes.ts';

/** A link to the contact form for a plan or for self-hosting, by an id of plan-choices. */
export const requestLink = (id: string) => `${routes.contact}?plan=${id}`;

/**
 * Where the button of a plan links to: the contact form or the free trial (specification §2, Pricing page). The
 * plan is in the query, and the server responds with the page that was built for it.
 */
export const planLink = ({ id, leads_to }: Pick<Plan, 'id' | 'leads_to'>) =>
  leads_to === 'sales' ? requestLink(id) : trialUrl(undefined, id);
