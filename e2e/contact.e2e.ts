import { readContact, readHours } from '@accounting-site/content/facts';
import { readPage } from '@accounting-site/content/pages';
import { contactSchema } from '../apps/site/src/pages/_contact/contact-words.ts';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const words = readPage('contact', contactSchema);
const contact = readContact();
const hours = readHours();

test('WhatsApp, phone and e-mail open from three cards that say when somebody answers', async ({ page }) => {
  await page.goto('/contact');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) });
  const { whatsapp, phone, email } = words.cards;
  const chat = card(whatsapp.heading);
  await expect(chat).toContainText(hours.reply_times.whatsapp);
  const link = new URL((await chat.getByRole('link').getAttribute('href')) ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`https://wa.me/${contact.whatsapp}`);
  expect(link.searchParams.get('text')).toContain(whatsapp.message);
  await expect(card(phone.heading)).toContainText(contact.phone_display);
  await expect(card(phone.heading).getByRole('link')).toHaveAttribute('href', `tel:${contact.phone}`);
  await expect(card(email.heading)).toContainText(hours.reply_times.email);
  await expect(card(email.heading).getByRole('link')).toHaveAttribute('href', `mailto:${contact.email}`);
});

test('the office shows its address and its working hours', async ({ page }) => {
  await page.goto('/contact');
  const office = page.getByRole('region', { name: words.office.heading });
  await expect(office).toContainText(contact.address.street);
  await expect(office).toContainText(contact.address.digital_address);
  for (const { label, text } of [...hours.weekly, hours.emergency]) {
    await expect(office.getByText(label, { exact: true })).toBeVisible();
    await expect(office.getByText(text)).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the map' : 'the map without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('is a picture until somebody asks for the real one', async ({ page }) => {
      const problems = javaScriptEnabled ? await watchPage(page) : [];
      const asked: string[] = [];
      await page.route(`${new URL(contact.map.embed_url).origin}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<h1>Streets</h1>' });
      });
      await page.goto('/contact');
      await expect(page.getByRole('img', { name: words.map.description })).toBeVisible();
      await page.getByText(words.map.note).scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: words.map.show }).click();
      const map = page.frameLocator(`iframe[title="${words.map.frame}"]`);
      await expect(map.getByRole('heading', { name: 'Streets' })).toBeVisible();
      expect(asked).toEqual([contact.map.embed_url]);
      await expect(page).toHaveURL('/contact');
      expect(problems).toEqual([]);
    });
  });
}

test('four questions open on their answers, one at a time', async ({ page }) => {
  await page.goto('/contact');
  expect(words.faqs.items).toHaveLength(4);
  let open = '';
  for (const { question, answer } of words.faqs.items) {
    await expect(page.getByText(answer)).toBeHidden();
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    if (open) await expect(page.getByText(open)).toBeHidden();
    open = answer;
  }
});

test('the banner opens the same WhatsApp chat', async ({ page }) => {
  await page.goto('/contact');
  const banner = page.getByRole('link', { name: words.banner.action });
  await expect(banner).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${contact.whatsapp}`));
});

test('search engines read the company, its numbers and its hours', async ({ page }) => {
  await page.goto('/contact');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@type']).toBe('ContactPage');
  expect(data.mainEntity).toMatchObject({
    '@type': 'Organization',
    telephone: contact.phone,
    email: contact.email,
    address: { addressLocality: contact.address.city },
    contactPoint: { hoursAvailable: hours.weekly.map(({ opens, closes }) => ({ opens, closes })) },
  });
});
