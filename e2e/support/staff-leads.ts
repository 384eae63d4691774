import { readPage } from '@accounting-site/content/pages';
import { expect, type Page } from '@playwright/test';
import { staffLeadsSchema } from '../../apps/site/src/pages/_staff/staff-leads-words.ts';

/** The texts of the list of leads. */
export const words = readPage('staff-leads', staffLeadsSchema);

export const path = '/staff/leads';

/** Sends a demo request like the site's form. Resolves to the id of the lead. */
export async function ask(page: Page, name: string, more: Record<string, string> = {}): Promise<string> {
  const origin = new URL(page.url()).origin;
  const sent = await page.request.post('/api/site/demo-requests', {
    headers: { origin },
    data: { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@shop.example`, ...more },
  });
  expect(sent.status()).toBe(201);
  return ((await sent.json()) as { id: string }).id;
}

/** The list item of a lead, by the person's name. */
export const itemOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** An open record. */
export const recordOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
