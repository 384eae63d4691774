import { type PlanChoice, readPlanChoices } from '@accounting-site/content/plan-choices';

/** The id of a plan as it was sent, or nothing where there is no such plan: an old link keeps nobody from writing. */
export const knownPlan = (sent: string, choices: readonly PlanChoice[]): string =>
  choices.some(({ id }) => id === sent) ? sent : '';

/** The plan's name for people, or its id once the price list no longer has it. */
export const planName = (id: string): string =>
  readPlanChoices().find((choice) => choice.id === id)?.name ?? id;
