import { z } from 'zod';
import { thresholdMax } from '../fields/field-limits.ts';
import { thresholdInvalid, thresholdTooHigh } from '../fields/validation-messages.ts';

/**
 * The settings object of GET and PUT /alert-settings (specification §3, §7): request and response of PUT,
 * response of GET.
 */
export const alertSettingsSchema = z.object({
  threshold_quantity: z
    .int({ error: thresholdInvalid, abort: true })
    .min(0, { error: thresholdInvalid })
    .max(thresholdMax, { error: thresholdTooHigh })
    .describe('A whole number of units. An item at or below it is low in stock.'),
});

export type AlertSettings = z.infer<typeof alertSettingsSchema>;
