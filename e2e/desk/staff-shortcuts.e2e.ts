import { readWords } from '@accounting-site/content/reading/pages';
import { deskSchema } from '../../apps/site/src/pages/_staff/desk-words.ts';
import { expectSound } from '../support/desk-page.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { ask, itemOf, path, recordOf, words } from '../support/staff-leads.ts';
import { expect, test } from '../support/test.ts';

const { shortcuts } = readWords('en/desk.yaml', deskSchema);

test('a lead is found, opened, noted and closed with keys alone', async ({ page, server }) => {
  await beSignedIn(page, await server.addAccount({ role: 'staff' }));
  await page.goto(path);
  await ask(page, 'Keys First');
  await ask(page, 'Keys Second');
  await page.goto(`${path}?text=Keys`);
  const rows = page.getByRole('main').getByRole('heading', { name: /^Keys/ }).getByRole('button');
  await expect(rows).toHaveCount(2);

  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  const name = (await rows.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  const note = recordOf(page, name).getByLabel(words.note.label, { exact: true });
  await expect(note).toBeVisible();
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  // In a field the same keys are characters.
  await page.keyboard.type('jn?/');
  await expect(note).toHaveValue('jn?/');
  await rows.first().focus();
  await page.keyboard.press('Escape');
  await expect(recordOf(page, name)).toHaveCount(0);
  await expect(itemOf(page, name).getByRole('button', { name, exact: true })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel(words.filters.text, { exact: true })).toBeFocused();
  await expect(page.getByLabel(words.filters.text, { exact: true })).toHaveValue('Keys');
});

test('the shortcuts are listed, lead to the pages of the role, and can be switched off', async ({
  page,
  server,
}) => {
  await beSignedIn(page, await server.addAccount({ role: 'staff' }));
  await page.goto(path);
  const opener = page.getByRole('button', { name: shortcuts.open });
  await expect(opener).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: shortcuts.open });
  await expect(dialog.getByText(shortcuts.keys.note)).toBeVisible();
  await expect(dialog.getByText(shortcuts.keys.leads)).toBeVisible();
  await expect(dialog.getByText(shortcuts.keys.members)).toHaveCount(0);
  await expectSound(page, [1280]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/staff$/);
  await opener.click();
  await dialog.getByLabel(shortcuts.use).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await page.reload();
  await opener.click();
  await expect(dialog.getByLabel(shortcuts.use)).not.toBeChecked();
});
