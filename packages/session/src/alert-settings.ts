import type { AlertSettings } from '@accounting-site/contract/account/alert-settings';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { answerMalformed } from '@accounting-site/contract/endpoints/error-messages';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import type { CallEndpoint } from './api-client.ts';
import type { CallOptions } from './deadline.ts';
import { AnswerError } from './errors.ts';

/**
 * Reads the alert settings (GET /alert-settings, specification §7). Returns the object with all its fields,
 * so that settings which only the app host knows survive a save. Rejects with `AnswerError` if the threshold
 * is not a number.
 */
export async function readAlertSettings(call: CallEndpoint, options?: CallOptions): Promise<AlertSettings> {
  const answer = await call(appHostEndpoints.readAlertSettings, {}, options);
  if (isAlertSettings(answer)) return answer;
  throw new AnswerError(answerMalformed);
}

/** Saves the alert settings (PUT /alert-settings): sends the whole object and ignores the response body. */
export async function saveAlertSettings(call: CallEndpoint, settings: AlertSettings): Promise<void> {
  await call(appHostEndpoints.saveAlertSettings, { body: settings });
}

function isAlertSettings(value: unknown): value is AlertSettings {
  return isRecord(value) && typeof value.threshold_quantity === 'number';
}
