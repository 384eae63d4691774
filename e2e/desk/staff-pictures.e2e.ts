import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import sharp from 'sharp';
import { withContentDesk, words } from '../support/content-desk.ts';
import { built, button, expectSaved, expectSound, main } from '../support/desk-page.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { form, pictures } = words;

test('an editor uploads a picture for a testimonial, and uses it again in an article', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 800 });
  const photo = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#1a6b47' } })
    .jpeg()
    .toBuffer();
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    const entry = encodeURIComponent('en/testimonials.yaml');
    await page.goto(`${server.url}/staff/content?entry=${entry}&field=items.0.quote`);
    await main(page).getByLabel('Quote').first().fill('The till and the statement agree.');
    await button(page, fillSlots(form.add, { what: 'Picture' }))
      .first()
      .click();
    const upload = main(page).getByLabel(pictures.upload);
    await upload.setInputFiles({
      name: 'bad.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    });
    await expect(main(page).getByText('JPEG, PNG, WebP or AVIF')).toBeVisible(built);
    await upload.setInputFiles({ name: 'Abena at the till.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(main(page).getByAltText(pictures.chosen)).toBeVisible(built);
    await expect(main(page).getByText('JPEG, PNG, WebP or AVIF')).toHaveCount(0);
    await main(page).getByLabel(pictures.alt).fill('Abena Owusu at her till');
    await expectSaved(page);
    await expectSound(page, [360, 1280]);

    await page.reload();
    await expect(main(page).getByLabel('Quote').first()).toHaveValue('The till and the statement agree.');
    const chosen = main(page).getByRole('combobox', { name: 'Picture' });
    await expect(chosen).toHaveValue('images/abena-at-the-till.webp');
    // The publisher has made it smaller, and the preview is what it made.
    const shown = main(page).getByAltText(pictures.chosen);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);

    await page.goto(`${server.url}/staff/content?entry=${encodeURIComponent('en/help/create-invoice.md')}`);
    const body = main(page).getByLabel(form.body, { exact: true });
    await body.press('Control+End');
    await button(page, form.picture).press('Enter');
    await button(page, pictures.insert).click();
    await expect(main(page).getByText(pictures.missing)).toBeVisible();
    // What arrives while the button is down does not move it away from the pointer.
    const answers = Promise.withResolvers<void>();
    await page.route(/\/staff\/content\/entr/, async (route) => {
      const response = await route.fetch();
      await answers.promise;
      await route.fulfill({ response });
    });
    await main(page)
      .getByRole('combobox', { name: pictures.label })
      .selectOption('images/abena-at-the-till.webp');
    await main(page).getByLabel(pictures.alt).fill('Abena at her till');
    await button(page, pictures.insert).hover();
    await page.mouse.down();
    answers.resolve();
    await expect(main(page).getByAltText(pictures.chosen)).toBeVisible();
    await page.mouse.up();
    await page.unroute(/\/staff\/content\/entr/);
    await expect(body).toHaveValue(/!\[Abena at her till\]\(\/images\/abena-at-the-till\.webp\)/);
    await button(page, form.preview).click();
    await expect(main(page).getByAltText('Abena at her till')).toBeVisible();
  });
});
