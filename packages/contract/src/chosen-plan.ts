import { optionalText } from './text-fields.ts';

/**
 * What a person chose before they wrote: the id of a plan in content/plans.yaml, or `self-hosted`. A server that does
 * not know it takes the rest and forgets it.
 */
export const chosenPlan = optionalText('Plan', 40).describe(
  'The id of a plan of the price list, or self-hosted. One that is not known is ignored.',
);
