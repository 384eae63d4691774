import type { Plan, PriceList } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import {
  currentLanguage,
  firstLanguage,
  noteUntranslated,
} from '@accounting-site/content/languages/current-language';
import { formatPrice } from '@accounting-site/content/money/money';
import { ContentError } from '@accounting-site/content/reading/read-yaml';
import type { SavingsAnswer, SavingsTable } from '../../islands/savings-calculator/savings-answer.ts';
import { nextPrice, type PlanLimit, yearlyPrice } from '../../lib/plans/plan-prices.ts';
import {
  calculateSavings,
  offeredChoices,
  type Savings,
  type SavingsChoice,
} from '../../lib/plans/savings.ts';
import type { PricingWords } from './pricing-words.ts';

/**
 * Every result of the calculator, shared by the island and the table of results, so that their texts are the
 * same.
 */
export function savingsTable(prices: PriceList, words: PricingWords): SavingsTable {
  const offered = offeredChoices(prices);
  const { business_sizes: size, invoice_bands: invoices, billing_cycles: cycle } = offered;
  const answers = new Map<string, SavingsAnswer>();
  const places: number[] = [];
  for (const choice of everyChoice(offered)) {
    const answer = answerTo(prices, words, choice);
    const key = JSON.stringify(answer);
    if (!answers.has(key)) answers.set(key, answer);
    places.push([...answers.keys()].indexOf(key));
  }
  const options = { size: size.map(named), invoices: invoices.map(named), cycle: cycle.map(named) };
  return { options, answers: [...answers.values()], places };
}

const everyChoice = (calculator: PriceList['calculator']): SavingsChoice[] =>
  calculator.business_sizes.flatMap((size) =>
    calculator.invoice_bands.flatMap((band) =>
      calculator.billing_cycles.map((cycle) => ({ size: size.id, invoices: band.id, cycle: cycle.id })),
    ),
  );

const named = ({ id, label }: { id: string; label: string }) => ({ id, label });

function answerTo(prices: PriceList, words: PricingWords, choice: SavingsChoice): SavingsAnswer {
  const savings = calculateSavings(prices, choice);
  const { plan, monthly, saving } = savings;
  const { calculator } = words;
  return {
    headline: fillSlots(headlineOf(saving, calculator), {
      plan: nameInText(plan, words),
      amount: formatPrice(Math.abs(saving)),
    }),
    notes: notesOf(savings, words),
    rows: [
      yearOf(monthly, fillSlots(calculator.paid_monthly, { plan: monthly.name })),
      ...(plan === monthly ? [] : [yearOf(plan, plan.name)]),
    ],
    total: {
      label: saving < 0 ? calculator.extra : calculator.saving,
      amount: formatPrice(Math.abs(saving)),
    },
    plan: { id: plan.id, cta: plan.cta, leads_to: plan.leads_to },
  };
}

function headlineOf(saving: number, words: PricingWords['calculator']): string {
  if (saving > 0) return words.saves;
  return saving === 0 ? words.saves_nothing : words.costs_more;
}

/** Notes: why a different plan than the chosen one, its limits, and whether a cheaper plan fits. */
function notesOf(
  { chosen, exceeded, plan, monthly, yearly, cheaper }: Savings,
  words: PricingWords,
): string[] {
  const { calculator, plans } = words;
  const notes: string[] = [];
  if (exceeded.length > 0) {
    notes.push(
      fillSlots(calculator.too_small, {
        chosen: nameInText(chosen, words),
        limits: limitTexts(chosen, exceeded, plans.limits),
        plan: nameInText(plan, words),
      }),
    );
  }
  notes.push(fillSlots(calculator.holds, { limits: limitTexts(plan, ['users', 'invoices'], plans.limits) }));
  if (cheaper) {
    const amount = formatPrice(yearly - yearlyPrice(cheaper));
    notes.push(fillSlots(calculator.cheaper, { plan: nameInText(cheaper, words), amount }));
  }
  for (const each of new Set([plan, monthly, cheaper ?? plan])) {
    const next = nextPrice(each, calculator.next.replace('[plan]', nameInText(each, words)));
    if (next !== undefined) notes.push(next);
  }
  return notes;
}

const yearOf = (plan: Plan, label: string) => ({
  label,
  sum: `${12 / plan.months} × ${formatPrice(plan.price)}`,
  amount: formatPrice(yearlyPrice(plan)),
});

function nameInText(plan: Plan, words: PricingWords): string {
  const name = words.plans.words[plan.id]?.in_text;
  if (name) return name;
  if (currentLanguage() !== firstLanguage) {
    // A new plan must not wait for its translations: the page is shown in the first language until then.
    noteUntranslated('en/pages/pricing.yaml');
    return plan.name;
  }
  throw new ContentError('en/pages/pricing.yaml', [
    `plans.words: add "${plan.id}:" with in_text and features, because plans.yaml has a plan of that id`,
  ]);
}

type LimitWords = PricingWords['plans']['limits'];

/** A limit of a plan as text: 3 users, unlimited invoices. */
export function limitText(plan: Plan, limit: PlanLimit, words: LimitWords): string {
  if (limit === 'users') {
    return fillSlots(plan.users === 1 ? words.one_user : words.users, { count: String(plan.users) });
  }
  const { invoices_per_month: count } = plan;
  return count === 'unlimited'
    ? words.unlimited_invoices
    : fillSlots(words.invoices, { count: String(count) });
}

/** Several limits as one text: 1 user and 50 invoices a month. */
const limitTexts = (plan: Plan, limits: PlanLimit[], words: LimitWords) =>
  limits.map((limit) => limitText(plan, limit, words)).join(` ${words.and} `);
