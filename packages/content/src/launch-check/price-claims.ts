import { formatPrice } from '../money/money.ts';
import { daysOfPrices, pricesOn } from '../money/prices.ts';
import type { ContentFacts } from './content-facts.ts';
import type { Finding } from './finding.ts';
import { anyName, type PlanSentence, type Prices, toNumber } from './plan-sentences.ts';

/** Compares statements about prices and savings with the price list. */
export function findPriceClaims(
  sentences: readonly PlanSentence[],
  { plans, prices, claims }: ContentFacts,
): Finding[] {
  if (plans === undefined || prices === undefined) return [];
  const daysAhead = daysOfPrices(prices).filter((day) => day > plans.dated);
  return [
    ...(claims?.yearly_saving === false ? [] : findSavingClaim(plans)),
    // The site is also built on the day of an announced price, when nobody looks.
    ...[
      ...findCloudPrice(plans),
      ...daysAhead.toSorted().flatMap((day) => findCloudPrice(pricesOn(prices, day), day)),
    ].slice(0, 1),
    ...findTypedSavings(sentences, plans),
    ...findTypedPrices(sentences, plans),
  ];
}

/** The cost of a year in each plan, and the saving compared with another plan. */
function yearlySavings({ plans }: Prices) {
  const yearly = plans.map(({ name, price, months }) => ({ name, months, cost: (price * 12) / months }));
  return yearly.flatMap((from) =>
    yearly.map((to) => ({ from, to, amount: from.cost - to.cost, percent: (1 - to.cost / from.cost) * 100 })),
  );
}

function findSavingClaim(prices: Prices): Finding[] {
  const claim = prices.yearly_saving_claim_percent;
  const saving = yearlySavings(prices).find(({ from, to }) => from.months === 1 && to.months === 12);
  if (saving === undefined || isRounded(claim, saving.percent)) return [];
  const { from, to, amount, percent } = saving;
  const costs = `a year costs ${formatPrice(to.cost)} in ${to.name} and ${formatPrice(from.cost)} in ${from.name}`;
  return [
    {
      where: 'content/plans.yaml: yearly_saving_claim_percent',
      what: `The site says that yearly billing saves ${claim}%. By the prices ${costs}: ${formatPrice(amount)} less, which is ${oneDigit(percent)}%.`,
      todo: `Write ${oneDigit(percent)}, or make the yearly price ${formatPrice(Math.floor(from.cost * (1 - claim / 100)))}. Or write yearly_saving: false in content/claims.yaml.`,
    },
  ];
}

/** Whether a percentage equals the real one, rounded to the same number of digits. */
function isRounded(said: number, real: number): boolean {
  return [real, Math.round(real), Math.floor(real), Number(oneDigit(real))].some(
    (each) => Math.abs(each - said) < 0.005,
  );
}

const oneDigit = (percent: number) => percent.toFixed(1).replace(/\.0$/, '');

/** @param day the later day of the prices; none for those of today */
function findCloudPrice({ deployments: { cloud }, plans }: Prices, day?: string): Finding[] {
  const cheapest = plans
    .filter(({ period }) => period === cloud.period)
    .sort((one, other) => one.price - other.price)[0];
  if (cheapest?.price === cloud.price) return [];
  const where = 'content/plans.yaml: deployments.cloud.price';
  const when = day === undefined ? '' : `From ${day} on: `;
  const said = `${when}The site says "from ${formatPrice(cloud.price)} ${cloud.period}".`;
  if (cheapest === undefined) {
    const what = `${said} No plan is paid ${cloud.period}.`;
    return [{ where, what, todo: 'Write the period of the cheapest plan.' }];
  }
  const { name, price, period } = cheapest;
  const what = `${said} The cheapest plan, ${name}, costs ${formatPrice(price)} ${period}.`;
  const todo =
    day === undefined
      ? `Write ${price}, or change the price of ${name}.`
      : `Give both the same next price from ${day}.`;
  return [{ where, what, todo }];
}

const aboutSaving = /\bsav(?:e|es|ed|ing|ings)\b/i;
const amountPattern = /(?:GH₵|GHS) ?(\d+(?:,\d{3})*(?:\.\d\d)?)/g;

/** Savings typed into a text instead of calculated from the prices. */
function findTypedSavings(sentences: readonly PlanSentence[], prices: Prices): Finding[] {
  const savings = yearlySavings(prices);
  const aboutPlans = new RegExp(`\\b(?:plans?|billing|subscription|${anyName(prices.plans)})\\b`);
  return sentences.flatMap(({ where, sentence }) => {
    if (!aboutSaving.test(sentence) || !aboutPlans.test(sentence)) return [];
    const amounts = [...sentence.matchAll(amountPattern)].filter(
      ([, amount]) => !savings.some((saving) => Math.abs(saving.amount - toNumber(amount)) < 0.5),
    );
    const percents = [...sentence.matchAll(/(\d+(?:\.\d+)?) ?%/g)].filter(
      ([, percent]) => !savings.some((saving) => isRounded(toNumber(percent), saving.percent)),
    );
    return [...amounts, ...percents].map(([said]) => ({
      where,
      what: `Says that a plan saves ${said}. No two plans of the price list differ by that in a year.`,
      todo: 'Write what the savings calculator says, or leave the number to it.',
    }));
  });
}

/** Prices typed into a text that no plan has. */
function findTypedPrices(sentences: readonly PlanSentence[], prices: Prices): Finding[] {
  const { cloud, self_hosted } = prices.deployments;
  const known = [
    ...[...prices.plans, cloud, self_hosted].map(({ price }) => price),
    ...prices.plans.flatMap(({ price, months }) => [(price * 12) / months, Math.round(price / months)]),
  ];
  const aboutPlans = new RegExp(`\\b(?:${anyName([...prices.plans, cloud, self_hosted])})\\b`);
  const price = new RegExp(
    `${amountPattern.source}(?=,? (?:(?:per|an?|every) (?:\\d+ )?(?:month|quarter|year)|one-time|once))`,
    'g',
  );
  return sentences.flatMap(({ where, sentence }) => {
    if (!aboutPlans.test(sentence) || aboutSaving.test(sentence)) return [];
    return [...sentence.matchAll(price)]
      .filter(([, amount]) => !known.includes(toNumber(amount)))
      .map(([said]) => ({
        where,
        what: `Names a price of ${said}, which is not on the price list.`,
        todo: 'Write the fact in its place, like {plans.starter.price}: content/plans.yaml then changes it everywhere.',
      }));
  });
}
