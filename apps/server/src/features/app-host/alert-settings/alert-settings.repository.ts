import type { AlertSettings } from '@accounting-site/contract/account/alert-settings';
import type { Database } from '../../../database/open-database.ts';

/** The settings of a business that has not chosen any. */
const defaultAlertSettings: AlertSettings = { threshold_quantity: 10 };

export async function readAlertSettings(database: Database, businessId: string): Promise<AlertSettings> {
  const settings = await database
    .selectFrom('alert_settings')
    .select('threshold_quantity')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return settings ?? defaultAlertSettings;
}

export async function saveAlertSettings(
  database: Database,
  businessId: string,
  settings: AlertSettings,
  now: number,
): Promise<void> {
  const values = { threshold_quantity: settings.threshold_quantity, updated_at: now };
  await database
    .insertInto('alert_settings')
    .values({ business_id: businessId, ...values })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(values))
    .execute();
}
