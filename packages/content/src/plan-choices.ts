import { readPlans } from './facts.ts';
import { formatPrice } from './money.ts';

/** What people choose before they write to us or begin a trial. */
export interface PlanChoice {
  /** As in addresses: /contact?plan=annually. */
  readonly id: string;
  readonly name: string;
  /** With its period, such as GH₵500 per 3 months. */
  readonly price: string;
}

/** The id of running the product on a server of one's own. */
export const selfHosted = 'self-hosted';

/** The plans of the price list, and running it on one's own server. */
export function readPlanChoices(): PlanChoice[] {
  const { plans, deployments } = readPlans();
  return [...plans, { id: selfHosted, ...deployments.self_hosted }].map(({ id, name, price, period }) => ({
    id,
    name,
    price: `${formatPrice(price)} ${period}`,
  }));
}
