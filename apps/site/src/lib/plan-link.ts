import type { Plan } from '@accounting-site/content/facts';
import { trialUrl } from './app-host.ts';
import { routes } from './routes.ts';

/** Where a plan's button leads: to sales when it says so, otherwise to the free trial (specification §2, Pricing page). */
export const planLink = (plan: Pick<Plan, 'cta'>) =>
  plan.cta === 'Contact Sales' ? routes.contact : trialUrl();
