import type { Plan, PriceList } from '@accounting-site/content/facts/facts';
import { ContentError } from '@accounting-site/content/reading/read-yaml';
import { exceededLimits, type PlanLimit, type PlanNeed, planLimits, yearlyPrice } from './plan-prices.ts';

/** A visitor's choice in the savings calculator: ids of the calculator section of plans.yaml. */
export interface SavingsChoice {
  size: string;
  invoices: string;
  cycle: string;
}

/** The calculator's result. Amounts are cedis for twelve months. */
export interface Savings {
  /** The plan of the chosen billing cycle. */
  chosen: Plan;
  /** The limits of the chosen plan that are too small; empty when it fits. */
  exceeded: PlanLimit[];
  /** The plan that fits: the chosen one, else the next longer, else the longest. */
  plan: Plan;
  yearly: number;
  /** The plan that is paid monthly, and its price for a year. The other plans are compared with it. */
  monthly: Plan;
  monthlyForAYear: number;
  /** The yearly saving of the plan that fits against it; negative if it costs more. */
  saving: number;
  /** The cheapest plan that also fits, if it costs less than `plan`. */
  cheaper?: Plan;
}

/**
 * Which plan fits a business, what it costs a year, and how much that saves (specification §2, Pricing page;
 * §9).
 *
 * A plan is a billing cycle: Starter is paid monthly, Quarterly every 3 months, and so on. Choosing a cycle
 * therefore chooses the plan of that cycle. It fits if its limits cover the upper bound of the chosen size
 * and volume: 2-5 means up to 5 users, under 50 up to 50 invoices a month, 500+ more than 500. If it does not
 * fit, the plan with the next longer cycle that fits replaces it, so the result stays close to the choice.
 * The comparison is always a year of the monthly plan, even if that plan would not fit, because this is the
 * saving that the site advertises.
 * @throws ContentError when an id is not in the price list, no plan is paid monthly, or no plan fits
 */
export function calculateSavings({ plans, calculator }: PriceList, choice: SavingsChoice): Savings {
  const need: PlanNeed = {
    users: optionOf(calculator.business_sizes, choice.size).users,
    invoices: optionOf(calculator.invoice_bands, choice.invoices).invoices,
  };
  const byCycle = plans.toSorted((one, other) => one.months - other.months);
  const chosen = planOfCycle(byCycle, optionOf(calculator.billing_cycles, choice.cycle).months);
  const monthly = planOfCycle(byCycle, 1);
  const fitting = byCycle.filter((plan) => exceededLimits(plan, need).length === 0);
  const plan = fitting.find(({ months }) => months >= chosen.months) ?? fitting.at(-1);
  if (!plan) {
    throw unanswered(
      `no plan allows ${choice.size} with ${choice.invoices}. Raise the limits of a plan, or remove one of the two`,
    );
  }
  const cheapest = cheapestOf(fitting, plan);
  return {
    chosen,
    exceeded: exceededLimits(chosen, need),
    plan,
    yearly: yearlyPrice(plan),
    monthly,
    monthlyForAYear: yearlyPrice(monthly),
    saving: yearlyPrice(monthly) - yearlyPrice(plan),
    ...(yearlyPrice(cheapest) < yearlyPrice(plan) && { cheaper: cheapest }),
  };
}

/**
 * The choices that the calculator offers: billing cycles that a plan has, and sizes and volumes that a plan
 * allows. Removing a plan removes its billing cycle.
 */
export function offeredChoices({ plans, calculator }: PriceList): PriceList['calculator'] {
  const limits = plans.map(planLimits);
  return {
    business_sizes: calculator.business_sizes.filter(({ users }) =>
      limits.some((most) => most.users >= users),
    ),
    invoice_bands: calculator.invoice_bands.filter(({ invoices }) =>
      limits.some((most) => most.invoices >= invoices),
    ),
    billing_cycles: calculator.billing_cycles.filter(({ months }) =>
      plans.some((plan) => plan.months === months),
    ),
  };
}

const unanswered = (problem: string) => new ContentError('plans.yaml', [`calculator: ${problem}`]);

function optionOf<Option extends { id: string }>(options: Option[], id: string): Option {
  const option = options.find((candidate) => candidate.id === id);
  if (!option) throw unanswered(`there is no option ${id}`);
  return option;
}

function planOfCycle(plans: Plan[], months: number): Plan {
  const plan = plans.find((candidate) => candidate.months === months);
  if (!plan) throw unanswered(`no plan has months: ${months}. The others are compared with it, so add one`);
  return plan;
}

/** Of two plans at the same price the longer one, which has higher limits. */
const cheapestOf = (plans: Plan[], first: Plan) =>
  plans.reduce((least, plan) => (yearlyPrice(plan) <= yearlyPrice(least) ? plan : least), first);
