import { readPage } from '@accounting-site/content/reading/pages';
import { expect, type Page } from '@playwright/test';
import { staffLeadsSchema } from '../../apps/site/src/pages/_staff/staff-leads-words.ts';

/** The texts of the list of leads. */
export const words = readPage('staff-leads', staffLeadsSchema);

export const path = '/staff/leads';

let visitors = 0;

/**
 * Sends a demo request like the site's form, from a network of its own, because a network may send thirty in an
 * hour. Resolves to the id of the lead.
 */
export async function ask(page: Page, name: string, more: Record<string, string> = {}): Promise<string> {
  const origin = new URL(page.url()).origin;
  visitors += 1;
  const sent = await page.request.post('/api/site/demo-requests', {
    headers: { origin, 'x-forwarded-for': `2001:db8:0:${visitors.toString(16)}::1` },
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

/** As a field for a day and a time takes it. */
export const inTwoMonths = `${new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T15:30`;
