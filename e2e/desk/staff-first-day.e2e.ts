import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPage } from '@accounting-site/content/reading/pages';
import { day } from '@accounting-site/server/clock';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { remindOfDue } from '@accounting-site/server/features/site/leads/remind-staff';
import { TOTP } from 'otpauth';
import { callMeSchema } from '../../apps/site/src/lib/forms/call-me.ts';
import { passwordSchema } from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { staffMembersSchema } from '../../apps/site/src/pages/_staff/staff-members-words.ts';
import { staffSchema } from '../../apps/site/src/pages/_staff/staff-words.ts';
import { words as account, section } from '../support/account-page.ts';
import { desktop, phone, visitor } from '../support/browser.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { readMail } from '../support/read-mail.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { ask, itemOf, recordOf, words } from '../support/staff-leads.ts';
import { expect, test } from '../support/test.ts';

const callMe = readPage('call-me', callMeSchema);
const { invite } = readPage('staff-members', staffMembersSchema);
const { reset } = readPage('password', passwordSchema);
const { numbers } = readPage('staff', staffSchema);
const { authenticator, backup_codes } = account.security;
const password = 'nine yellow taxis in the rain';

test('the first working day of a member of staff, on a phone and a desktop in turn', async ({
  page,
  browser,
  server,
  mailServer,
}) => {
  const [name, email] = ['Efua Tawiah', 'efua.tawiah@sikabooks.example'];
  const [late, fresh] = ['Overdue Person', 'Fresh Person'];
  await page.setViewportSize(desktop);
  await beSignedIn(page, await server.addAccount({ role: 'admin' }));
  await page.goto('/staff/members');
  await page.getByRole('button', { name: invite.open, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel(invite.name).fill(name);
  await dialog.getByLabel(invite.email).fill(email);
  await dialog.getByRole('button', { name: invite.submit, exact: true }).click();
  await expect(page.getByText(fillSlots(invite.sent, { email }))).toBeVisible();

  const context = await browser.newContext({ ...visitor, viewport: phone, baseURL: server.url });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const efua = await context.newPage();
  await efua.goto((await readMailedLink(mailServer, email, '/reset-password')).address);
  await efua.getByLabel(reset.form.password, { exact: true }).fill(password);
  await efua.keyboard.press('Enter');
  await expect(efua).toHaveURL('/reset-password/done');
  await beSignedIn(efua, { email, password });
  await efua.goto('/account');
  const security = section(efua, 'security');
  await security.getByRole('button', { name: authenticator.add, exact: true }).click();
  const secret = ((await security.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await security.getByLabel(authenticator.code).fill(new TOTP({ secret }).generate());
  await efua.keyboard.press('Enter');
  await expect(security.getByRole('list', { name: backup_codes.list })).toBeVisible();

  const visit = await browser.newPage({ ...visitor, viewport: desktop, baseURL: server.url });
  await visit.goto('/contact?plan=annually&utm_source=radio&utm_campaign=first-day');
  const form = visit.locator('#call-me');
  await form.getByLabel(callMe.name).fill(late);
  await form.getByLabel(callMe.phone).fill('024 123 0360');
  await form.getByRole('button', { name: callMe.submit }).click();
  await expect(form.getByRole('heading', { name: callMe.sent.heading })).toBeVisible();
  await visit.context().close();

  const database = openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  await database.updateTable('demo_requests').set({ due_at: 1 }).where('name', '=', late).execute();
  await database.deleteFrom('rate_limits').where('key', 'like', 'morning emails%').execute();
  await remindOfDue(database, { isOpen: () => true }, Date.now());
  await database.destroy();
  // A request of a visitor also wakes the process that sends emails.
  await ask(page, fresh);
  const morning = await readMail(mailServer, email, late);
  const [, list = ''] = /(https?:\/\/\S+\/staff\/leads\S*)/.exec(morning.text ?? '') ?? [];

  await efua.goto(list);
  const items = efua
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: efua.getByRole('heading') });
  await expect(items.first().getByRole('heading', { name: late })).toBeVisible();
  const item = itemOf(efua, late);
  const chat = context.waitForEvent('page');
  await item.getByRole('link', { name: words.reply.whatsapp }).click();
  await (await chat).close();
  await item.getByRole('button', { name: words.contacted.yes }).click();
  await expect(item.getByText(words.stages.contacted, { exact: true })).toBeVisible();

  await item.getByRole('button', { name: late, exact: true }).click();
  const record = recordOf(efua, late);
  for (const fact of [
    'Annually',
    fillSlots(words.came_from.source, { source: 'radio' }),
    fillSlots(words.came_from.campaign, { campaign: 'first-day' }),
    fillSlots(words.came_from.page, { page: '/contact' }),
  ]) {
    await expect(record.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await record.getByLabel(words.note.label, { exact: true }).fill('Wants to see the till.');
  await record.getByRole('button', { name: words.note.save }).click();
  await expect(record.getByText('Wants to see the till.').and(efua.locator('p'))).toBeVisible();
  await record.getByLabel(words.next_step.text, { exact: true }).fill('Show the till');
  await record.getByRole('button', { name: words.next_step.tomorrow }).click();
  await expect(item.getByText('09:00').first()).toBeVisible();
  await record.getByRole('button', { name: words.stages.won, exact: true }).click();
  await record.getByRole('button', { name: 'Annually', exact: true }).click();
  await expect(item.getByText(words.stages.won, { exact: true }).first()).toBeVisible();

  // The numbers contain complete days, so it was won yesterday.
  const stored = openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  const moveWin = () =>
    stored
      .updateTable('lead_events')
      .set((row) => ({ at: row('at', '-', day) }))
      .where('text', '=', 'won')
      .where('at', '>', Date.now() - day)
      .executeTakeFirst();
  // It may still be on its way to the server.
  await expect.poll(async () => (await moveWin()).numUpdatedRows).toBe(1n);
  await stored.destroy();
  await efua.setViewportSize(desktop);
  const won = efua.getByRole('main').getByRole('region', { name: numbers.titles.won, exact: true });
  // Numbers that someone has just read are shown for up to a minute.
  await expect(async () => {
    await efua.goto('/staff');
    await expect(won.getByRole('listitem').filter({ hasText: 'Annually' })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await context.close();
});
