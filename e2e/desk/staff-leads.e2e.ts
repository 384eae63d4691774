import { readFile } from 'node:fs/promises';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { letProofsPass, proofDialog } from '../support/account-page.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { ask, itemOf, path, recordOf, words } from '../support/staff-leads.ts';
import { expect, test } from '../support/test.ts';

const login = readPage('login', loginSchema);
const account = readPage('account', accountSchema);
const { header } = readWords('en/frame.yaml', frameSchema);

test('without a session the page redirects to sign-in, which returns to the same lead', async ({
  page,
  staff,
}) => {
  await page.goto('/robots.txt');
  const id = await ask(page, 'Linked Person');
  await page.goto(`${path}?lead=${id}`);
  await page.getByRole('main').getByRole('link', { name: words.signed_out.cta }).click();
  await page.getByLabel(login.email).fill(staff.email);
  await page.getByLabel(login.password, { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.waitForURL(`${path}?lead=${id}`);
  await expect(recordOf(page, 'Linked Person')).toContainText('linked.person@shop.example');
});

test('the filters are in the address, which can be shared, and the back button returns to them', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  await ask(page, 'Person Here');
  await ask(page, 'Program Here', { website: 'https://spam.example' });
  await page.goto(path);
  await expect(itemOf(page, 'Person Here')).toBeVisible();
  await expect(itemOf(page, 'Program Here')).toHaveCount(0);
  const stage = page.getByLabel(words.filters.stage, { exact: true });
  await stage.selectOption(words.filters.stages.suspected);
  await page.waitForURL(`${path}?stage=suspected`);
  await expect(itemOf(page, 'Program Here')).toBeVisible();
  await expect(itemOf(page, 'Person Here')).toHaveCount(0);
  await page.goBack();
  await expect(stage).toHaveValue('open');
  await expect(itemOf(page, 'Person Here')).toBeVisible();
  await page.getByLabel(words.filters.text, { exact: true }).fill('nothing like this');
  await expect(page.getByText(words.list.none, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.filters.clear }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel(words.filters.text, { exact: true })).toHaveValue('');
  await expect(itemOf(page, 'Person Here')).toBeVisible();

  await page.goto(`${path}?stage=all&text=program&since=2020-01-01&owner=nobody`);
  await expect(itemOf(page, 'Program Here')).toBeVisible();
  await expect(stage).toHaveValue('all');
  await expect(page.getByLabel(words.filters.owner, { exact: true })).toHaveValue('nobody');
  await expect(page.getByLabel(words.filters.since, { exact: true })).toHaveValue('2020-01-01');
});

test('a date filter keeps its other parts while one of them is typed again', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await page.goto(`${path}?since=2026-11-05`);
  const since = page.getByLabel(words.filters.since, { exact: true });
  await expect(since).toHaveValue('2026-11-05');
  await since.press('Backspace');
  await expect(page).toHaveURL(path);
  await since.pressSequentially('11');
  await expect(since).toHaveValue(/^2026-11-/);
  await expect(page).toHaveURL(/since=2026-11-/);
});

test('exactly the filtered leads are downloaded, after the password if the last proof is too old', async ({
  page,
  staff,
  server,
}) => {
  await beSignedIn(page, staff);
  await ask(page, 'Formula Person', { company: '=1+1' });
  await ask(page, 'Omitted Person');
  await page.goto(`${path}?text=formula`);
  letProofsPass(server);
  const button = page.getByRole('button', { name: words.list.csv });
  await button.press('Enter');
  const password = proofDialog(page).getByLabel(account.reauthentication.password, { exact: true });
  await expect(password).toBeFocused();
  await expect(page.locator('button[aria-busy=true]')).toHaveText(words.list.csv);
  await page.keyboard.press('Escape');
  await expect(proofDialog(page)).toBeHidden();
  await expect(page.getByText(words.list.csv_failed)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your password');
  await password.fill(staff.password);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF"received","id","kind",')).toBe(true);
  expect(text).toContain(`"formula.person@shop.example","'=1+1",`);
  expect(text).not.toContain('Omitted Person');
  await expect(proofDialog(page)).toBeHidden();
});

test('more leads are loaded page by page, again after a failure, and read from the first new one', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  const lead = (index: number) => ({
    id: `id-${index}`,
    kind: 'demo',
    receivedAt: new Date(Date.UTC(2026, 10, 2, 9, index)).toISOString(),
    name: `Visitor ${index}`,
    email: 'v@shop.example',
    stage: 'new',
    owner: null,
    ...{ company: '', phone: '', phoneDigits: null, message: '', suspected: false, plan: '', nextStep: '' },
    ...{ dueAt: null, source: '', referrer: '' },
  });
  const pages = new Map([
    ['', { leads: [lead(0), lead(1)], next: '1_id-1' }],
    ['1_id-1', { leads: [lead(1), lead(2)], next: '1_id-2' }],
    ['1_id-2', { leads: [lead(3)], next: null }],
  ]);
  let isFailing = false;
  await page.route('**/api/site/staff/leads*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after') ?? '';
    return isFailing ? route.abort() : route.fulfill({ json: { ...pages.get(after), members: [] } });
  });
  const more = page.getByRole('button', { name: words.list.more, exact: true });
  const failMore = async () => {
    await expect(more).toBeVisible();
    isFailing = true;
    await more.click();
    // Below the button, because the top of a long list is out of view.
    await expect(page.getByText(words.failures.network)).toBeVisible();
    const main = await page.getByRole('main').textContent();
    expect(main?.indexOf(words.failures.network)).toBeGreaterThan(main?.indexOf(words.list.more) ?? -1);
    isFailing = false;
  };
  await page.goto(path);
  await failMore();
  await page.getByRole('button', { name: words.failures.retry, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Visitor 2' })).toBeFocused();
  await failMore();
  const text = page.getByLabel(words.filters.text, { exact: true });
  await text.focus();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Visitor 0',
    'Visitor 1',
    'Visitor 2',
    'Visitor 3',
  ]);
  await expect(text).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('an open record that was left for long shows what a colleague wrote meanwhile', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Left Person');
  await page.goto(`${path}?lead=${id}`);
  const record = recordOf(page, 'Left Person');
  await expect(record.getByText(words.events.received)).toBeVisible();

  const colleague = await page.context().newPage();
  await colleague.goto(`${path}?lead=${id}`);
  const theirs = recordOf(colleague, 'Left Person');
  await theirs.getByLabel(words.note.label, { exact: true }).fill('Call after five.');
  await theirs.getByRole('button', { name: words.note.save }).click();
  await expect(theirs.getByText('Call after five.').and(colleague.locator('p'))).toBeVisible();

  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(record.getByText('Call after five.')).toBeVisible();
});

test('a slow change of the stage does not take the focus from the note that is being typed', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  const id = await ask(page, 'Slow Person');
  await page.goto(`${path}?lead=${id}`);
  const record = recordOf(page, 'Slow Person');
  await expect(record.getByText(words.events.received)).toBeVisible();
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  await page.route(`**/api/site/staff/leads/${id}`, async (route) => {
    await saved;
    await route.continue();
  });
  const stage = record.getByRole('button', { name: words.stages['demo held'], exact: true });
  await stage.click();
  const note = record.getByLabel(words.note.label, { exact: true });
  await note.pressSequentially('Likes ');
  save();
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('MoMo');
  await expect(note).toHaveValue('Likes MoMo');
});

test('the header links staff to the desk', async ({ page, staff }) => {
  await beSignedIn(page, staff);
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: header.staff }).first()).toBeAttached();
});

test('an account without a staff role sees no lead', async ({ page, account: owner }) => {
  await beSignedIn(page, owner);
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(owner.email, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: account.staff })).toHaveCount(0);
  await expect(page.getByRole('link', { name: header.staff })).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByText(words.failures.refused.replace('[email]', owner.email))).toBeVisible();
  await expect(page.getByRole('button', { name: words.list.csv })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(words.no_script)).toBeVisible();
  });
});
