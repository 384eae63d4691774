import { readPlans } from '../facts/facts.ts';
import { formatPrice } from './money.ts';

/** A choice that a visitor makes before a demo request or a trial. */
export interface PlanChoice {
  /** As in query strings: /contact?plan=annually. */
  readonly id: string;
  readonly name: string;
  /** With its period, such as GH₵500 per 3 months. */
  readonly price: string;
}

export const selfHosted = 'self-hosted';

/** The plans of the price list, and self-hosting. */
export function readPlanChoices(): PlanChoice[] {
  const { plans, deployments } = readPlans();
  return [...plans, { id: selfHosted, ...deployments.self_hosted }].map(({ id, name, price, period }) => ({
    id,
    name,
    price: `${formatPrice(price)} ${period}`,
  }));
}

/** The names of the plans and of self-hosting, by id. */
export const readPlanNames = (): Record<string, string> =>
  Object.fromEntries(readPlanChoices().map(({ id, name }) => [id, name]));
