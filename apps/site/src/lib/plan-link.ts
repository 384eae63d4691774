import type { Plan } from '@accounting-site/content/facts';
import { trialUrl } from './app-host.ts';
import { routes } from './routes.ts';

/** The request to a person for a plan, or for self-hosting, by the id of plan-choices. */
export const requestLink = (id: string) => `${routes.contact}?plan=${id}`;

/**
 * Where a plan's button leads: to sales when it says so, otherwise to the free trial (specification §2, Pricing page).
 * The plan travels with the visitor; the server answers each of these addresses with the page that was built for it.
 */
export const planLink = ({ id, cta }: Pick<Plan, 'id' | 'cta'>) =>
  cta === 'Contact Sales' ? requestLink(id) : trialUrl(undefined, id);
