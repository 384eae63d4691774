import { z } from 'zod';

const remedy = 'write a number of items from 1 to 1000000, like 20000';

/** Limits on what one business may store in the bundled application. */
export const inventoryVariables = {
  INVENTORY_LIMIT: z.coerce
    .number({ error: remedy })
    .int({ error: remedy })
    .min(1, { error: remedy })
    .max(1_000_000, { error: remedy })
    .default(20_000),
};
