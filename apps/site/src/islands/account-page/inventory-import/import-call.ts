import * as appHostEndpoints from '@accounting-site/contract/app-host-endpoints';
import type { ImportInventory, ImportInventoryAnswer } from '@accounting-site/contract/inventory-import';
import type { Session } from '@accounting-site/session';
import { checked, isRecord } from '../account/account-calls.ts';

/** Long enough for the largest file on a slow network. */
const timeoutMs = 120_000;

/** Previews an import, and with `save` stores it (POST /inventory/import). */
export async function importInventory(
  call: Session['callApp'],
  body: ImportInventory,
  signal?: AbortSignal,
): Promise<ImportInventoryAnswer> {
  const endpoint = appHostEndpoints.importInventory;
  return checked(await call(endpoint, { body }, { signal, timeoutMs }), isImportAnswer);
}

const isImportAnswer = (value: unknown): value is ImportInventoryAnswer =>
  isRecord(value) && Array.isArray(value.items) && Array.isArray(value.errors) && isRecord(value.counts);
