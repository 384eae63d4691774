import { type PlanChoice, readPlanNames } from '@accounting-site/content/money/plan-choices';

/**
 * The id of an existing plan, otherwise an empty text: an outdated link must not keep a visitor from sending
 * the form.
 */
export const knownPlan = (sent: string, choices: readonly PlanChoice[]): string =>
  choices.some(({ id }) => id === sent) ? sent : '';

/** The plan's name, or its id if the price list no longer contains it. */
export const planName = (id: string): string => readPlanNames()[id] ?? id;
