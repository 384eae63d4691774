import { optionalText } from '../fields/text-fields.ts';

/**
 * The plan that a person chose before filling in the form: the id of a plan in content/plans.yaml, or
 * `self-hosted`. The server ignores an unknown id and accepts the rest of the form.
 */
export const chosenPlan = optionalText('Plan', 40).describe(
  'The id of a plan of the price list, or self-hosted. An unknown id is ignored.',
);
