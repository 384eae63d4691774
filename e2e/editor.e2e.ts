import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlans } from '@accounting-site/content/facts';
import { formatPrice } from '@accounting-site/content/money';
import { readResources } from '@accounting-site/content/resources';
import { readTeam } from '@accounting-site/content/team';
import { readTestimonials } from '@accounting-site/content/testimonials';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { builtSite } from '../tools/build-steps/built-site.ts';
import { test } from './support/test.ts';

const description =
  'What to count, whom to tell and which returns to file when a small shop closes for good, in the order in which it is done.';
const [firstGuide] = readResources();
const { slug: guide = '', data: { category = '' } = {} } = firstGuide ?? {};

// Runs serially, because the tests share one copy of the content, like the windows of one person. Each save
// reads the whole content in a new process, which is slow on a busy machine.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Opens an entry in the editor by its name in the sidebar. */
async function open(page: Page, editor: string, name: string) {
  if (!page.url().startsWith(editor)) await page.goto(editor);
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}

/** Opens an article by its file name. */
const openArticle = (page: Page, editor: string, list: string, article: string) =>
  page.goto(`${editor}/collection/${list}/item/${article}`);

/** Saves the editor's content, and waits for the response. */
async function save(page: Page) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/update')),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(await answer.text()).toMatch(/^\[\{"path"/);
  await expect(page.getByText('Unsaved')).toBeHidden();
}

/** Deletes the open article. */
async function remove(page: Page) {
  await page.getByRole('button', { name: /delete/i }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
}

/** Opens an entry of a list by its position, and closes it again after the callback. */
async function editEntry(page: Page, list: string, at: number, work: (form: Locator) => Promise<void>) {
  await page.getByRole('grid', { name: list }).getByRole('row').nth(at).click();
  const form = page.getByRole('dialog').last();
  await work(form);
  const done = await form.getByRole('button', { name: 'Done' }).elementHandle();
  await done?.click();
  await done?.waitForElementState('hidden');
}

/** The removed and added lines of a change, as in a diff. */
function difference(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now.length).toBe(old.length);
  return now.flatMap((line, at) => (line === old[at] ? [] : [`-${old[at]}`, `+${line}`]));
}

test('a price changes one line, and the open page of the site reloads automatically', async ({
  page,
  context,
  editing,
}) => {
  const [plan] = readPlans().plans;
  const [before, price] = [editing.read('plans.yaml'), (plan?.price ?? 0) + 41];
  const site = await context.newPage();
  await site.goto(`${editing.site}/pricing`);
  await open(page, editing.editor, 'Plans and prices');
  await editEntry(page, 'Plans', 0, (form) =>
    form.getByRole('textbox', { name: 'Price', exact: true }).fill(`${price}`),
  );
  await save(page);
  const lines = [`-    price: ${plan?.price}`, `+    price: ${price}`];
  expect(difference(before, editing.read('plans.yaml'))).toEqual(lines);
  await expect(site.getByText(`${formatPrice(price)} ${plan?.period}`).first()).toBeVisible();
});

test('a FAQ answer, a customer quote and a role each change only their own lines', async ({
  page,
  editing,
}) => {
  const [faqs, team] = ['en/help-pages/faqs.yaml', 'en/team.yaml'];
  const before = new Map([faqs, team].map((file) => [file, editing.read(file)]));
  const changed = (file: string) => difference(before.get(file) ?? '', editing.read(file));

  await open(page, editing.editor, 'Questions and answers');
  await editEntry(page, 'Groups', 0, () =>
    editEntry(page, 'Questions', 1, (form) =>
      form.getByRole('textbox', { name: 'Answer' }).fill('{brand.name} answers this anew.'),
    ),
  );
  await save(page);
  const [, answer, ...others] = changed(faqs);
  expect(answer).toMatch(/^\+ {8}answer: ["']\{brand\.name\} answers this anew\.["']$/);
  expect(others).toEqual([]);

  await open(page, editing.editor, 'Testimonials');
  await editEntry(page, 'Items', 2, async (form) => {
    await form.getByRole('textbox', { name: 'Quote' }).fill('We close at nine and go home.');
    await form.getByRole('checkbox', { name: 'Sample content' }).uncheck();
  });
  await save(page);
  const items = readTestimonials();
  const { sample: _sample, ...last } = { ...items[2], quote: 'We close at nine and go home.' };
  expect(parse(editing.read('en/testimonials.yaml'))).toEqual({ items: [items[0], items[1], last] });

  await open(page, editing.editor, 'Team');
  await editEntry(page, 'Members', 1, (form) =>
    form.getByRole('textbox', { name: 'Role' }).fill('Keeper of the keys'),
  );
  await save(page);
  expect(changed(team)).toEqual([`-    role: ${readTeam()[1]?.role}`, '+    role: Keeper of the keys']);
});

test('changing the beginning of an article keeps its tables and facts', async ({ page, editing }) => {
  const before = editing.read(`en/resources/${guide}.md`);
  await openArticle(page, editing.editor, 'guides', guide);
  const text = page.getByRole('textbox', { name: 'Text' });
  const body = await text.inputValue();
  await text.fill(`Before all else.\n\n${body}`);
  await save(page);
  expect(editing.read(`en/resources/${guide}.md`)).toBe(before.replace(body, `Before all else.\n\n${body}`));
});

test('invalid content is not saved, shows the reason, and stays in the form', async ({ page, editing }) => {
  const file = 'en/help/create-invoice.md';
  const before = editing.read(file);
  await openArticle(page, editing.editor, 'help', 'create-invoice');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Write to {contact.nobody}.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    '{contact.nobody} is not a fact. Write one of: contact.phone',
  );
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(text).toHaveValue('Write to {contact.nobody}.');
  await expect(page.getByText('Unsaved')).toBeVisible();
  expect(editing.read(file)).toBe(before);
});

test('a new article shows its missing fields, then appears on the site and can be edited immediately', async ({
  page,
  context,
  editing,
}) => {
  await page.goto(`${editing.editor}/collection/guides/create`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Close a shop well');
  await page.getByRole('button', { name: 'Create' }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'content/en/resources/close-a-shop-well.md' });
  await expect(problems).toContainText('description: write one or two sentences of ');
  await expect(problems).toContainText('category: write the heading of a group');
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('textbox', { name: 'Category' }).fill(category);
  await page.getByRole('textbox', { name: 'Kind' }).fill('Guide');
  await page.getByRole('textbox', { name: 'Order' }).fill('99');
  for (const day of ['Published', 'Reviewed']) await page.getByLabel(day).first().fill('2026-11-20');
  await page.getByRole('group', { name: 'Related' }).getByRole('button', { name: 'Add' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').fill(guide);
  await form.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Count the stock first.\n\n## Then the debts\n');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/guides\/item\/close-a-shop-well$/);
  expect(editing.read('en/resources/close-a-shop-well.md')).toMatch(/^---\ntitle: Close a shop well\n/);
  const site = await context.newPage();
  await site.goto(`${editing.site}/resources/close-a-shop-well`);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Close a shop well');
  await page.getByRole('textbox', { name: 'Text' }).fill('Count the stock twice.');
  await save(page);
});

test('an article can be deleted, but not if it was changed elsewhere meanwhile', async ({
  page,
  editing,
}) => {
  const file = editing.place('en/resources/short-lived.md');
  const text = editing.read(`en/resources/${guide}.md`);
  writeFileSync(file, text);
  await openArticle(page, editing.editor, 'guides', 'short-lived');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
  writeFileSync(file, `${text}By hand.\n`);
  await remove(page);
  await expect(page.getByRole('alert').filter({ hasText: 'has been changed since' }).first()).toBeVisible();
  await page.reload();
  await remove(page);
  await expect(page).toHaveURL(/collection\/guides$/);
  expect(existsSync(file)).toBe(false);
});

test('an entry links to its page on the site', async ({ page, context, editing }) => {
  await openArticle(page, editing.editor, 'help', 'tax-rules');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('button', { name: 'Preview' })
      .or(page.getByRole('link', { name: 'Preview' }))
      .click(),
  ]);
  await expect(preview).toHaveURL(`${editing.site}/help/article/tax-rules`);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the editor sends no request to other hosts, and responds to its own page only', async ({
  page,
  request,
  editing,
}) => {
  const hosts = new Set<string>();
  page.on('response', (response) => hosts.add(new URL(response.url()).host));
  await open(page, editing.editor, 'Team');
  await expect(page.getByRole('grid', { name: 'Members' })).toBeVisible();
  expect([...hosts]).toEqual([new URL(editing.editor).host]);
  const update = editing.editor.replace('/keystatic', '/api/keystatic/update');
  for (const headers of [
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: editing.site },
  ]) {
    const answer = await request.post(update, {
      headers: { 'no-cors': '1', ...headers },
      data: { additions: [], deletions: [] },
    });
    expect(answer.status()).toBe(403);
  }
});

test('nothing of the editor is in the built site', () => {
  const files = globSync('**/*.{html,js,css,json,txt,xml}', { cwd: builtSite });
  expect(files.length).toBeGreaterThan(80);
  const naming = files.filter((file) =>
    /keystatic|keystar|editor_version/i.test(readFileSync(join(builtSite, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});
