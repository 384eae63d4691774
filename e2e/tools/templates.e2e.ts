import { readFile } from 'node:fs/promises';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatSize } from '@accounting-site/content/files/downloads';
import { readTemplates } from '@accounting-site/content/files/templates';
import { workOutSheet } from '@accounting-site/content/template-sheet/work-out-sheet';
import { extractText, getDocumentProxy } from 'unpdf';
import { readTemplatesWords } from '../../apps/site/src/lib/pages/templates-words.ts';
import { cellText, totalLabels } from '../../apps/site/src/pages/_templates/sheet-texts.ts';
import { expect, test } from '../support/same-window.ts';

const words = readTemplatesWords();
const templates = readTemplates();
const kinds = ['xlsx', 'csv'] as const;
const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
/** The first bytes of each file type: a zip archive, the UTF-8 byte order mark. */
const beginnings = { xlsx: 'PK', csv: '\uFEFF' };

const printed = templates.flatMap(({ print, ...template }) => (print ? [{ ...template, print }] : []));
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const printPath = ({ slug }: { slug: string }) => `/resources/templates/${slug}/print`;

test('the list of templates links to each of them and shows the sizes of its files', async ({
  page,
  request,
}) => {
  await page.goto('/resources/templates');
  for (const template of templates) {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: template.name, exact: true }) });
    await expect(row).toContainText(template.summary);
    for (const kind of kinds) {
      const link = row.getByRole('link', { name: words.files[kind].name });
      const body = await (await request.get(`/downloads/${template.slug}.${kind}`)).body();
      await expect(link).toHaveAttribute('href', `/downloads/${template.slug}.${kind}`);
      await expect(link).toContainText(formatSize(body.length));
    }
  }
  const [first] = templates;
  await page.getByRole('link', { name: first?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/resources/templates/${first?.slug}`);
});

for (const template of templates) {
  test(`${template.name} is downloaded in each file type, with the size stated on the page, and its page describes it`, async ({
    page,
    request,
  }) => {
    await page.goto(`/resources/templates/${template.slug}`);
    const main = page.getByRole('main');
    await test.step('the files', async () => {
      for (const kind of kinds) {
        const name = `${template.slug}.${kind}`;
        const download = page.waitForEvent('download');
        const label = fillSlots(words.download, { file: words.files[kind].name });
        const link = main.getByRole('link', { name: label });
        await link.click();
        const file = await readFile(await (await download).path());
        expect((await download).suggestedFilename()).toBe(name);
        expect(file.toString().startsWith(beginnings[kind])).toBe(true);
        await expect(link).toContainText(formatSize(file.length));
        const answer = await request.get(`/downloads/${name}`);
        expect(answer.headers()['content-type']).toBe(types[kind]);
        expect(answer.headers()['content-disposition']).toBe(`attachment; filename="${name}"`);
        expect(Buffer.compare(await answer.body(), file)).toBe(0);
      }
    });

    const preview = page.getByRole('region', { name: template.sheet.name });
    await test.step('the sheet as a table with calculated sums', async () => {
      for (const { label } of template.sheet.columns) {
        await expect(preview.getByRole('columnheader', { name: label, exact: true })).toBeVisible();
      }
      const { rows, totals } = workOutSheet(template.sheet);
      const shown = [rows[0] ?? {}, ...Object.values(totals)];
      for (const { id, type } of template.sheet.columns) {
        for (const values of shown) {
          const text = cellText({ type, value: values[id] ?? null });
          if (text !== '') await expect(preview.getByRole('cell', { name: text }).first()).toBeAttached();
        }
      }
    });

    await test.step('how many empty rows follow, between the rows and the totals', async () => {
      await expect(preview.locator('tbody').getByRole('row').last()).toContainText(
        String(template.sheet.blank_rows),
      );
    });

    await test.step('how to fill it in, what it does not do, and what to read', async () => {
      for (const step of template.steps) {
        await expect(main.getByRole('heading', { name: step.title })).toBeVisible();
      }
      for (const limit of template.limits) await expect(main.getByText(limit)).toBeVisible();
      const next = page.getByRole('complementary').filter({ hasText: words.page.related }).getByRole('list');
      await expect(next.getByRole('link')).toHaveCount(template.related.length);
      await main.getByRole('link', { name: words.name, exact: true }).click();
      await expect(page).toHaveURL('/resources/templates');
    });
  });
}

test('a wide sheet scrolls by keyboard, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/resources/templates/cash-book');
  const sheet = page.getByRole('region', { name: 'Cash book' });
  await sheet.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => sheet.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('each page to print is one A4 page with every field, and nothing else', async ({ page }) => {
  for (const template of printed) {
    await page.goto(`/resources/templates/${template.slug}`);
    await page.getByRole('link', { name: words.print.open }).click();
    await expect(page).toHaveURL(printPath(template));
    const paper = await getDocumentProxy(
      new Uint8Array(await page.pdf({ preferCSSPageSize: true, tagged: true })),
    );
    expect(paper.numPages).toBe(1);
    expect((await paper.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const text = plain((await extractText(paper, { mergePages: true })).text);
    const { about, parties, table, details, signatures, note, heading, copies } = template.print;
    const totals = totalLabels(template.sheet);
    const labels = [
      ...about,
      ...parties.flatMap((party) => [party.heading, ...party.lines]),
      ...(table?.columns ?? []),
      ...totals,
      ...(totals.length > 0 ? ['GH₵'] : []),
      ...[details.heading, ...(details.ways ?? []), ...details.lines, ...signatures, note],
    ];
    expect(labels.filter((label) => text.split(label).length <= copies)).toEqual([]);
    expect(text.startsWith(heading)).toBe(true);
    expect(text.endsWith(note)).toBe(true);
  }
});

test('the button of a page to print opens the print window', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  for (const template of printed) {
    await page.goto(printPath(template));
    await page.getByRole('button', { name: words.print.button }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  }
});

test('the former PDF of the invoice leads to its page to print', async ({ page }) => {
  await page.goto('/downloads/invoice.pdf');
  await expect(page).toHaveURL('/resources/templates/invoice/print');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fillSlots(words.print.title, { name: 'Invoice' }),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page to print says how to print it, and has no button', async ({ page }) => {
    for (const template of printed) {
      await page.goto(printPath(template));
      await expect(page.getByText(words.print.help)).toBeVisible();
      await expect(page.getByRole('button', { name: words.print.button })).toHaveCount(0);
    }
  });

  test('every file is a plain link', async ({ page, request }) => {
    await page.goto('/resources/templates');
    for (const template of templates) {
      for (const kind of kinds) {
        const path = `/downloads/${template.slug}.${kind}`;
        await expect(page.locator(`a[href="${path}"]`)).toHaveAttribute('download', '');
        expect((await request.get(path)).status()).toBe(200);
      }
    }
  });
});
