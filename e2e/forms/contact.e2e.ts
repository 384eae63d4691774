import { openingsOfWeek } from '@accounting-site/content/dates/support-hours';
import { formatTime } from '@accounting-site/content/dates/webinar-dates';
import { readBrand, readContact, readHours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPage } from '@accounting-site/content/reading/pages';
import { chatCode } from '../../apps/site/integrations/finish-site/chat-codes.ts';
import { contactSchema } from '../../apps/site/src/pages/_contact/contact-words.ts';
import { readHelpCenterWords } from '../../apps/site/src/pages/_help/help-words.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const words = readPage('contact', contactSchema);
const contact = readContact();
const hours = readHours();

test('WhatsApp, phone and email open from three cards that show the response times', async ({ page }) => {
  await page.goto('/contact');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) });
  const { whatsapp, phone, email } = words.cards;
  const chat = card(whatsapp.heading);
  await expect(chat).toContainText(hours.reply_times.whatsapp);
  const link = new URL((await chat.getByRole('link').getAttribute('href')) ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`https://wa.me/${contact.whatsapp}`);
  const [begins = ''] = whatsapp.message.split('[page]');
  expect(link.searchParams.get('text')).toContain(`${begins}http`);
  expect(link.searchParams.get('text')).toContain('/contact');
  await expect(card(phone.heading)).toContainText(contact.phone_display);
  await expect(card(phone.heading).getByRole('link')).toHaveAttribute('href', `tel:${contact.phone}`);
  await expect(card(email.heading)).toContainText(hours.reply_times.email);
  await expect(card(email.heading).getByRole('link')).toHaveAttribute('href', `mailto:${contact.email}`);
});

/** A moment in a week in the past without a holiday in the content. Openings are counted from Thursday. */
const inWeek = (opening: number) => new Date(Date.parse('2019-11-21T00:00:00Z') + opening);
const weekdayOf = (moment: Date) => moment.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
const openings = openingsOfWeek(hours.weekly).map((opening) => ({
  ...opening,
  day: weekdayOf(inWeek(opening.opens)),
}));

test('a minute before support opens, the page says when', async ({ page }) => {
  const [opening] = openings;
  if (!opening) throw new Error('content/hours.yaml lists no hours');
  const { opens, day } = opening;
  await page.clock.setFixedTime(new Date(inWeek(opens).getTime() - 60_000));
  await page.goto('/contact');
  const closed = fillSlots(words.support.closed, { day, time: formatTime(inWeek(opens), 'en-GH') });
  await expect(page.getByText(closed)).toBeVisible();
});

test('when support opens in more than a week, the page names the date', async ({ page }) => {
  const [opening] = openings;
  if (!opening) throw new Error('content/hours.yaml lists no hours');
  const day = 24 * 60 * 60 * 1000;
  const closedOn = Array.from({ length: 7 }, (_, nth) => +inWeek(nth * day));
  const opens = +inWeek(7 * day + opening.opens);
  await page.route('/contact', async (route) => {
    const answer = await route.fetch();
    const data = JSON.stringify({ closedOn, dated: { [opens]: 'Opens on that date' } });
    const body = (await answer.text()).replace(
      /&quot;closedOn&quot;:\[[^\]]*\],&quot;dated&quot;:\{[^}]*\}/,
      () => data.slice(1, -1).replaceAll('"', '&quot;'),
    );
    await route.fulfill({ response: answer, body });
  });
  await page.clock.setFixedTime(inWeek(60_000));
  await page.goto('/contact');
  await expect(page.locator('[data-support]')).toHaveText('Opens on that date');
  await page.clock.setFixedTime(inWeek(5 * day));
  await page.reload();
  await expect(page.locator('[data-support]')).toHaveText(/./);
  await expect(page.locator('[data-support]')).not.toHaveText('Opens on that date');
});

test('a page left open says when support opens and closes', async ({ page }) => {
  const [opening] = openings;
  if (!opening) throw new Error('content/hours.yaml lists no hours');
  const [opens, closes] = [inWeek(opening.opens), inWeek(opening.closes)];
  const open = page.getByText(fillSlots(words.support.open, { time: formatTime(closes, 'en-GH') }));
  await page.clock.install({ time: new Date(opens.getTime() - 30_000) });
  await page.goto('/contact');
  const closed = fillSlots(words.support.closed, { day: opening.day, time: formatTime(opens, 'en-GH') });
  await expect(page.getByText(closed)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(open).toBeVisible();
  await page.clock.fastForward(closes.getTime() - opens.getTime());
  await expect(open).toHaveCount(0);
});

test('a WhatsApp message contains the page that the visitor came from', async ({ page }) => {
  const pages = async () => {
    const links = await page.locator('a[href*="wa.me"]').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return new Set(addresses.map((address) => new URL(address ?? '').searchParams.get('text')));
  };
  const message = (path: string) => {
    const address = new URL(path, page.url()).href;
    const code = chatCode(readBrand().name, 'contact.html');
    return `${fillSlots(words.cards.whatsapp.message, { page: address })} (${code})`;
  };
  await page.goto('/Help%20Center?q=my+secret#articles');
  await page.getByRole('main').getByRole('link', { name: readHelpCenterWords().support.cta }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(pages).toEqual(new Set([message('/Help%20Center')]));
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

    test('is a picture until the visitor loads the real map', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours are listed, without a claim about now', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('[data-support]')).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByText(hours.weekly[0]?.text ?? '')
        .first(),
    ).toBeVisible();
    const chat = page.getByRole('link', { name: words.cards.whatsapp.action });
    await expect(chat).toHaveAttribute('href', /contact/);
  });
});

test('the questions expand to their answers, one at a time', async ({ page }) => {
  await page.goto('/contact');
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

const timesOf = (weekly: typeof hours.weekly) => weekly.map(({ opens, closes }) => ({ opens, closes }));

test('structured data has the company, its phone numbers and its hours', async ({ page }) => {
  await page.goto('/contact');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(data['@type']).toBe('ContactPage');
  expect(data.mainEntity).toMatchObject({
    '@type': 'Organization',
    telephone: contact.phone,
    email: contact.email,
    address: { addressLocality: contact.address.city },
    contactPoint: { hoursAvailable: timesOf(hours.weekly.filter(({ phone }) => phone)) },
    location: { openingHoursSpecification: timesOf(hours.weekly) },
  });
});
