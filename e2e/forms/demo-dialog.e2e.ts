import { readPage } from '@accounting-site/content/reading/pages';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { demoRequestDraftKey } from '../../apps/site/src/lib/forms/draft-keys.ts';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('demo-request', demoRequestWordsSchema);
const home = readPage('home', homeSchema);

for (const button of [home.hero.demo, home.closing.demo]) {
  test(`${button} opens the dialog; the close button and Escape close it and restore the focus`, async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: button });
    const dialog = page.getByRole('dialog', { name: words.heading });
    for (const close of [
      () => dialog.getByRole('button', { name: words.close }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
}

test('in a browser without modal dialogs the button opens the page with the same form', async ({ page }) => {
  // As in Firefox 97.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await page.goto('/');
  await page.getByRole('button', { name: home.closing.demo }).click();
  await expect(page).toHaveURL(/\/demo-request\?/);
  await expect(page.getByRole('main').getByLabel(words.name)).toBeVisible();
});

test('a press outside closes the dialog; one in its margin, or a selection that ends outside, does not', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: home.closing.demo });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: words.heading });
  const name = dialog.getByLabel(words.name);
  await name.fill('Esi Tetteh');
  const edge = await dialog.boundingBox();
  const field = await name.boundingBox();
  if (!edge || !field) throw new Error('The dialog is not visible');
  await page.mouse.click(edge.x + 6, field.y);
  await expect(dialog).toBeVisible();

  await page.mouse.move(field.x + 30, field.y + field.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x - 30, field.y);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  await page.mouse.click(edge.x - 30, field.y);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('Watch Demo first shows four frames, with the form below; Request Demo opens the form', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: words.heading });
  const frames = dialog.getByRole('listitem');
  await page.getByRole('button', { name: home.hero.demo }).click();
  await expect(frames).toHaveCount(4);
  await expect(dialog.getByRole('heading', { name: words.storyboard.form_heading })).toBeVisible();
  const below = await frames.last().boundingBox();
  const field = await dialog.getByLabel(words.name).boundingBox();
  expect(field?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: home.closing.demo }).click();
  await expect(frames).toHaveCount(0);
  await expect(dialog.getByLabel(words.name)).toBeVisible();
});

test('on a phone the dialog fills the screen, and its close button stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: home.hero.demo }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await dialog.getByRole('button', { name: words.submit }).scrollIntoViewIfNeeded();
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
});

test('what is typed survives a page that is left before the code of the form has loaded', async ({
  page,
}) => {
  await page.route('**/DemoRequestForm.*.js', () => {});
  const idle = page.waitForResponse('**/_astro/idle-*.js');
  await page.goto('/');
  await idle;
  await page.evaluate((key) => localStorage.setItem(key, '{"company":"Tetteh Cloth"}'), demoRequestDraftKey);
  await page.getByRole('button', { name: home.hero.demo }).click();
  await page.getByRole('dialog').getByLabel(words.message).fill('We sell cloth.');
  await page.goto('/about');
  const draft = await page.evaluate((key) => localStorage.getItem(key), demoRequestDraftKey);
  expect(JSON.parse(draft ?? '')).toEqual({ company: 'Tetteh Cloth', message: 'We sell cloth.' });
});

test('what another person typed on this phone is not mixed into a request', async ({ page }) => {
  await page.route('**/DemoRequestForm.*.js', () => {});
  const idle = page.waitForResponse('**/_astro/idle-*.js');
  await page.goto('/demo-request');
  await idle;
  const other = { name: 'Esi Tetteh', phone: '0244123456', message: 'We sell cloth.' };
  const storeOther = () =>
    page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
      demoRequestDraftKey,
      JSON.stringify(other),
    ] as const);
  await storeOther();
  const main = page.getByRole('main');
  await main.getByLabel(words.name).fill('Kofi Mensah');
  await page.unroute('**/DemoRequestForm.*.js');
  await page.goto('/about');
  const readDraft = () => page.evaluate((key) => localStorage.getItem(key) ?? '', demoRequestDraftKey);
  expect(JSON.parse(await readDraft())).toEqual({ name: 'Kofi Mensah' });
  await storeOther();
  const release = await holdRequests(page);
  await page.goto('/demo-request', { waitUntil: 'commit' });
  await main.getByLabel(words.name).fill('Kofi Mensah');
  release();
  await expect(main.locator('astro-island[ssr]')).toHaveCount(0);
  await expect.poll(readDraft).toBe(JSON.stringify({ name: 'Kofi Mensah' }));
  await expect(main.getByLabel(words.message)).toHaveValue('');
});
