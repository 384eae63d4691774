import type { Claim, Finding } from './finding.ts';
import { anyName, type PlanSentence, type Prices, toNumber } from './plan-sentences.ts';

/** Compares statements about the plans and the trial with the price list. */
export function findPlanClaims(sentences: readonly PlanSentence[], prices: Prices): Finding[] {
  return [
    ...findMostPopular(prices),
    ...findPlansTooSmall(prices),
    ...sentences.flatMap(({ where, sentence }) =>
      [...findTypedLimits(sentence, prices), ...findTrialClaims(sentence, prices)].map((claim) => ({
        where,
        ...claim,
      })),
    ),
  ];
}

function findMostPopular({ plans }: Prices): Finding[] {
  const popular = plans.filter((plan) => plan.popular).map(({ name }) => name);
  if (popular.length <= 1) return [];
  const what = `${popular.join(' and ')} are marked Most Popular. Only one can be.`;
  return [{ where: 'content/plans.yaml: plans', what, todo: 'Write popular: false for the others.' }];
}

/** A size in the calculator that fits no plan. */
function findPlansTooSmall({ calculator, plans }: Prices): Finding[] {
  const users = Math.max(...plans.map((plan) => (typeof plan.users === 'number' ? plan.users : Infinity)));
  const invoices = Math.max(
    ...plans.map((plan) => (plan.invoices_per_month === 'unlimited' ? Infinity : plan.invoices_per_month)),
  );
  const tooMany = [
    ...calculator.business_sizes.map((size, index) => ({
      field: `business_sizes[${index + 1}]`,
      said: `${size.label} people`,
      isTooMany: size.users > users,
    })),
    ...calculator.invoice_bands.map((band, index) => ({
      field: `invoice_bands[${index + 1}]`,
      said: `${band.label} invoices a month`,
      isTooMany: band.invoices > invoices,
    })),
  ];
  return tooMany
    .filter(({ isTooMany }) => isTooMany)
    .map(({ field, said }) => ({
      where: `content/plans.yaml: calculator.${field}`,
      what: `The savings calculator offers ${said}, and no plan includes that many.`,
      todo: 'Let a plan include them, or remove the choice.',
    }));
}

/** Limits of a plan, in a sentence that names no other plan. */
function findTypedLimits(sentence: string, prices: Prices): Claim[] {
  const named = plansIn(sentence, prices);
  const [plan] = named;
  if (plan === undefined || named.length > 1) return [];
  const { name, invoices_per_month, users } = plan;
  const limits = [
    { pattern: /(\d+(?:,\d{3})*) invoices/g, right: invoices_per_month, unit: 'invoices a month' },
    { pattern: /(\d+)\+? (?:users|people)\b/g, right: Number.parseInt(String(users), 10), unit: 'users' },
  ];
  return limits.flatMap(({ pattern, right, unit }) =>
    [...sentence.matchAll(pattern)]
      .filter(([, number]) => toNumber(number) !== right)
      .map(([said]) => ({
        what: `Says "${said}" of ${name}, which has ${right} ${unit}.`,
        todo: `Write the fact in its place, like {plans.${plan.id}.users}.`,
      })),
  );
}

const plansIn = (sentence: string, { plans }: Prices) =>
  plans.filter((plan) => new RegExp(`\\b${anyName([plan])}\\b`).test(sentence));

/** English and French. */
const withoutCards =
  /\b(?:no|without an?y?) (?:\w+ )?card\b|\bcard (?:is not|isn['’]t|not) needed|\bsans carte\b|\bpas (?:\S+ )?de carte\b/gi;

function findTrialClaims(sentence: string, { trial }: Prices): Claim[] {
  return [
    ...[...(trial.card_needed ? sentence.matchAll(withoutCards) : [])].map(([said]) => ({
      what: `Says "${said}". The price list says that the trial needs one.`,
      todo: 'Say that a card is needed, or write card_needed: false in content/plans.yaml.',
    })),
    ...typedNumbers(
      sentence,
      /(\d+)[- ]days? (?:free|trial)|free for (\d+) days|trial of (\d+) days/gi,
      trial.days,
    ).map((said) => ({
      what: `Says "${said}". The trial has ${trial.days} days.`,
      todo: 'Write {trial.days} in place of the number.',
    })),
    ...typedNumbers(sentence, /set up in (?:about )?(\d+) minutes/gi, trial.setup_minutes).map((said) => ({
      what: `Says "${said}". The price list says ${trial.setup_minutes} minutes.`,
      todo: 'Write {trial.setup_minutes} in place of the number.',
    })),
  ];
}

/** The matches of a pattern whose number is wrong. */
function typedNumbers(sentence: string, pattern: RegExp, right: number): string[] {
  return [...sentence.matchAll(pattern)]
    .filter((match) => match.slice(1).some((number) => number !== undefined && Number(number) !== right))
    .map(([said]) => said);
}
