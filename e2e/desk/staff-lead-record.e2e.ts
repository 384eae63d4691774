import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { findFaults } from '../support/find-faults.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { ask, inTwoMonths, itemOf, path, recordOf, words } from '../support/staff-leads.ts';
import { expect, test } from '../support/test.ts';

test('a reply takes one tap, then the page asks whether the person was contacted, and undoes it', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  await ask(page, 'Efua Owusu', { company: 'Kente & Co', phone: '024 123 4567', plan: 'annually' });
  await page.goto(path);
  const item = itemOf(page, 'Efua Owusu');
  await expect(item).toContainText('Kente & Co');
  const { whatsapp, call, mail } = words.reply;
  await expect(item.getByRole('link', { name: whatsapp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233241234567\?text=.*Efua%20Owusu.*Annually/,
  );
  await expect(item.getByRole('link', { name: mail })).toHaveAttribute(
    'href',
    /^mailto:efua\.owusu@shop\.example\?subject=/,
  );
  const link = item.getByRole('link', { name: call });
  await expect(link).toHaveAttribute('href', 'tel:+233241234567');
  await link.evaluate((element) => element.setAttribute('href', '#'));
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(item.getByText(words.contacted.question)).toBeVisible();
  await item.getByRole('button', { name: words.contacted.no }).press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item.getByRole('button', { name: words.contacted.yes })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item.getByText(words.stages.contacted, { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(item.getByRole('button', { name: words.record.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item.getByText(words.stages.new, { exact: true })).toBeVisible();
});

test('a lead that was deleted meanwhile says so, without a button to try again', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Deleted Person');
  await page.goto(path);
  await page.route(`**/${id}`, (route) => route.fulfill({ status: 404, json: { detail: 'No such lead' } }));
  await itemOf(page, 'Deleted Person').getByRole('heading').getByRole('button').click();
  await expect(recordOf(page, 'Deleted Person').getByText(words.list.gone)).toBeVisible();
  await expect(page.getByRole('button', { name: words.record.retry })).toHaveCount(0);
});

test('a reply to a lead that a colleague changed meanwhile shows that change, and removes nothing', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Shared Person');
  await page.goto(path);
  const item = itemOf(page, 'Shared Person');
  const link = item.getByRole('link', { name: words.reply.mail });
  await link.evaluate((element) => element.setAttribute('href', '#'));
  await link.press('Enter');

  const colleague = await page.context().newPage();
  await colleague.goto(`${path}?lead=${id}`);
  const record = recordOf(colleague, 'Shared Person');
  await record.getByLabel(words.next_step.text, { exact: true }).fill('Send the quote');
  await record.getByRole('button', { name: words.next_step.tomorrow }).click();
  await expect(itemOf(colleague, 'Shared Person').getByText('Send the quote').first()).toBeVisible();

  await item.getByRole('button', { name: words.contacted.yes }).press('Enter');
  await expect(item.getByText('Someone else changed this lead')).toBeVisible();
  await expect(item.getByText('Send the quote').first()).toBeVisible();
  await item.getByRole('button', { name: words.contacted.yes }).press('Enter');
  await expect(item.getByText(words.stages.contacted, { exact: true })).toBeVisible();
});

test('the record shows everything that was sent, and who did what', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await ask(page, 'Record Person', { message: 'First\nSecond', source: 'facebook', medium: 'social' });
  await page.goto(path);
  const toggle = itemOf(page, 'Record Person').getByRole('button', { name: 'Record Person' });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toBeFocused();
  const record = recordOf(page, 'Record Person');
  await expect(record.getByText('First\nSecond')).toBeVisible();
  await expect(record.getByText(words.events.received)).toBeVisible();

  await record.getByRole('button', { name: words.owner.take }).click();
  await expect(record.getByLabel(words.owner.label, { exact: true })).not.toHaveValue('');
  await record.getByLabel(words.next_step.text, { exact: true }).fill('Show the till');
  await record.getByRole('button', { name: words.next_step.tomorrow }).click();
  const item = itemOf(page, 'Record Person');
  await expect(item.getByText(fillSlots(words.due.tomorrow, { time: '09:00' })).first()).toBeVisible();
  await record.getByRole('button', { name: words.next_step.save }).click();
  await expect(record.getByText(words.next_step.no_time)).toBeVisible();
  await record.getByLabel(words.next_step.at, { exact: true }).fill(inTwoMonths);
  await record.getByRole('button', { name: words.next_step.save }).click();
  await expect(item.getByText('15:30').first()).toBeVisible();

  await record.getByLabel(words.note.label, { exact: true }).fill('Has two shops.\nLikes MoMo.');
  await record.getByRole('button', { name: words.note.save }).click();
  await expect(record.getByText('Has two shops.\nLikes MoMo.').and(page.locator('p'))).toBeVisible();
  await expect(record.getByLabel(words.note.label, { exact: true })).toHaveValue('');
  await expect(record.getByText(fillSlots(words.events['next step'], { text: 'Show the till' }))).toHaveCount(
    2,
  );
});

test('a lost lead needs a reason and a won one its plan', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Decided Person');
  await page.goto(`${path}?lead=${id}`);
  const record = recordOf(page, 'Decided Person');
  const stage = (name: keyof typeof words.stages) =>
    record.getByRole('button', { name: words.stages[name], exact: true });
  await stage('lost').press('Enter');
  await expect(stage('lost')).toHaveAttribute('aria-pressed', 'false');
  await record.getByRole('button', { name: words.lost_reasons['too expensive'] }).press('Enter');
  await expect(stage('lost')).toHaveAttribute('aria-pressed', 'true');
  await expect(stage('lost')).toBeFocused();
  const lost = [words.stages.lost, words.lost_reasons['too expensive']].join(', ');
  await expect(record.getByText(fillSlots(words.events.stage, { text: lost }))).toBeVisible();

  await expect(record.getByText(words.next_step.heading)).toHaveCount(0);
  await stage('won').click();
  await record.getByRole('button', { name: 'Annually', exact: true }).click();
  await expect(stage('won')).toHaveAttribute('aria-pressed', 'true');
  const plan = record.getByRole('definition').filter({ hasText: 'Annually' });
  await expect(plan).toBeVisible();
  await itemOf(page, 'Decided Person').getByRole('button', { name: words.record.undo }).click();
  await expect(stage('lost')).toHaveAttribute('aria-pressed', 'true');
  await expect(plan).toHaveCount(0);

  await stage('lost').click();
  await record.getByRole('button', { name: words.lost_reasons.spam }).click();
  await expect(record.getByText(words.lost_reasons.spam, { exact: true })).toBeVisible();
});

test('without a network the page says so, keeps its content and the note, and retries', async ({
  page,
  context,
  staff,
}) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Kept Person');
  await page.goto(`${path}?lead=${id}`);
  const record = recordOf(page, 'Kept Person');
  await expect(record.getByText(words.events.received)).toBeVisible();
  await context.setOffline(true);
  const note = record.getByLabel(words.note.label, { exact: true });
  await note.fill('Wrote while offline.');
  await record.getByRole('button', { name: words.note.save }).click();
  const item = itemOf(page, 'Kept Person');
  await expect(item.getByText(words.record.not_saved)).toBeVisible();
  await expect(note).toHaveValue('Wrote while offline.');
  await page.getByLabel(words.filters.overdue, { exact: true }).check();
  await expect(page.getByText(words.failures.network)).toBeVisible();
  await expect(item).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Kept Person' })).toBeVisible();
  await page.getByLabel(words.filters.overdue, { exact: true }).uncheck();
  await item.getByRole('button', { name: 'Kept Person' }).click();
  await expect(note).toHaveValue('Wrote while offline.');
});

test('trying again ends a note like saving it the first time', async ({ page, context, staff }) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Retried Person');
  await page.goto(`${path}?lead=${id}`);
  const record = recordOf(page, 'Retried Person');
  await expect(record.getByText(words.events.received)).toBeVisible();
  await context.setOffline(true);
  const note = record.getByLabel(words.note.label, { exact: true });
  await note.fill('No answer.');
  await record.getByRole('button', { name: words.note.save }).click();
  const item = itemOf(page, 'Retried Person');
  await expect(item.getByText(words.record.not_saved)).toBeVisible();
  await context.setOffline(false);
  await item.getByRole('button', { name: words.record.retry }).click();
  await expect(record.getByText('No answer.').and(page.locator('p'))).toBeVisible();
  await expect(note).toHaveValue('');
});

test('a next step that is being typed stays when a reply is noted or the record is closed', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Typed Person', { phone: '024 123 4567' });
  await page.goto(`${path}?lead=${id}`);
  const item = itemOf(page, 'Typed Person');
  const record = recordOf(page, 'Typed Person');
  const step = record.getByLabel(words.next_step.text, { exact: true });
  await step.fill('Call');
  await item.getByRole('button', { name: words.next_step.tomorrow }).click();
  await expect(item.getByText(fillSlots(words.due.tomorrow, { time: '09:00' })).first()).toBeVisible();
  const link = item.getByRole('link', { name: words.reply.call });
  await link.evaluate((element) => element.setAttribute('href', '#'));
  await link.click();
  await step.fill('Send quote');
  await item.getByRole('button', { name: words.contacted.yes }).click();
  await expect(item.getByText(words.stages.contacted, { exact: true }).first()).toBeVisible();
  await expect(step).toHaveValue('Send quote');

  const at = record.getByLabel(words.next_step.at, { exact: true });
  await at.fill(inTwoMonths);
  const reopen = async () => {
    await item.getByRole('button', { name: 'Typed Person' }).click();
    await expect(record).toHaveCount(0);
    await item.getByRole('button', { name: 'Typed Person' }).click();
  };
  await reopen();
  await expect(step).toHaveValue('Send quote');
  await expect(at).toHaveValue(inTwoMonths);
  await record.getByRole('button', { name: words.next_step.save }).click();
  await expect(item.getByText('15:30').first()).toBeVisible();
  await expect(at).toHaveValue('');
  await item.getByRole('button', { name: words.record.undo }).click();
  await expect(step).toHaveValue('');
});

test.describe('accessibility and layout', () => {
  // axe is injected into the page, so the content security policy is turned off.
  test.use({ bypassCSP: true });

  test('the list and an open record have no faults and fit every width', async ({ page, staff }) => {
    await beSignedIn(page, staff);
    await ask(page, 'W'.repeat(80), { company: 'x'.repeat(80), phone: '024 123 4567' });
    const id = await ask(page, 'Layout Person', { phone: '024 123 4567', message: 'Hello' });
    await page.goto(`${path}?lead=${id}`);
    const record = recordOf(page, 'Layout Person');
    await expect(record.getByText(words.events.received)).toBeVisible();
    await record.getByRole('button', { name: words.stages.lost, exact: true }).click();
    await record.getByRole('button', { name: words.note.save }).click();
    const link = itemOf(page, 'Layout Person').getByRole('link', { name: words.reply.call });
    await link.evaluate((element) => element.setAttribute('href', '#'));
    await link.click();
    for (const width of [320, 360, 414, 600, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    expect.soft(await findFaults(page)).toEqual([]);
  });
});
