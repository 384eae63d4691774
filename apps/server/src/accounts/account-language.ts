import { currentLanguage, firstLanguage } from '@accounting-site/content/languages/current-language';
import { publishedLanguages } from '@accounting-site/content/languages/languages';
import type { Database } from '../database/open-database.ts';
import type { AccountRow } from './accounts.repository.ts';

/**
 * The language of emails about an account. That of the request would be the choice of whoever caused the email, who
 * may be a stranger.
 */
export function languageOfAccount({ language }: Pick<AccountRow, 'language'>): string {
  return publishedLanguages().find(({ id }) => id === language)?.id ?? firstLanguage;
}

/** Stores the current language as that of the account. Call it only for a browser that its person has used before. */
export async function noteLanguage(
  database: Database,
  account: Pick<AccountRow, 'id' | 'language'>,
): Promise<void> {
  const language = currentLanguage();
  if (language === languageOfAccount(account)) return;
  await database.updateTable('accounts').set({ language }).where('id', '=', account.id).execute();
}
