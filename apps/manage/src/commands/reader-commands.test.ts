import { randomUUID } from 'node:crypto';
import { day } from '@accounting-site/server/clock';
import { sendJson } from '@accounting-site/server/testing/app/send-form';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('searches without results on %s', (on) => {
  const open = async () => {
    const test = await manageFor(on);
    const search = (query: string) => sendJson(test.app, '/api/site/search-misses', { query });
    const rows = async (...words: string[]) =>
      (await test.tell('search-misses', ...words)).split('\n').map((line) => line.split(/ {2,}/));
    return { ...test, search, rows };
  };

  test('are listed, most frequent first, with advice', async () => {
    const { search, rows, tell, time } = await open();
    expect(await tell('search-misses')).toBe('Every search found something.');
    await search('Barcode scanner');
    await search('Payroll');
    time.now += day;
    await search('payroll ');
    expect(await rows()).toEqual([
      ['Times', 'Words', 'First', 'Last'],
      ['2', 'payroll', '2026-11-02', '2026-11-03'],
      ['1', 'barcode scanner', '2026-11-02', '2026-11-02'],
      [''],
      [
        'Add a word to meanings in content/en/pages/search.yaml where the site has what is meant, or write an article.',
      ],
    ]);
  });

  test('can be limited to the last days', async () => {
    const { search, rows, tell, manage, said, time } = await open();
    await search('barcode');
    time.now += 31 * day;
    await search('payroll');
    expect((await rows('--since', '30d'))[1]?.[1]).toBe('payroll');
    expect((await rows('--since', '31d'))[2]?.[1]).toBe('barcode');
    time.now += 90 * day;
    expect(await tell('search-misses', '--since', '30d')).toBe('Every search found something.');
    expect(await manage(['search-misses', '--since', 'lately'])).toBe(1);
    expect(said.at(-1)).toMatch('--since takes a day, like 2026-11-01. 30d means thirty days ago.');
    expect(await manage(['search-misses', 'payroll'])).toBe(1);
  });

  test('have no advice in the formats for programs and spreadsheets', async () => {
    const { search, tell } = await open();
    await search('=cmd|x');
    expect(JSON.parse(await tell('search-misses', '--json'))).toEqual({
      times: '1',
      query: '=cmd|x',
      first: '2026-11-02',
      last: '2026-11-02',
    });
    expect(await tell('search-misses', '--csv')).toBe(
      `\uFEFF"times","query","first","last"\r\n"1","'=cmd|x","2026-11-02","2026-11-02"`,
    );
  });
});

describe.each(databaseKinds)('article feedback on %s', (on) => {
  const invoices = '/help/article/create-invoice';
  const cashBook = '/resources/keep-a-cash-book';
  const open = async () => {
    const test = await manageFor(on);
    const vote = (article: string, helpful: 'yes' | 'no', comment?: string) =>
      sendJson(test.app, '/api/site/article-feedback', { id: randomUUID(), article, helpful, comment });
    return { ...test, vote };
  };

  test("is listed for each article, least helpful first, with the readers' comments", async () => {
    const { vote, tell, time } = await open();
    expect(await tell('article-feedback')).toBe('No reader has answered yet.');
    await vote(cashBook, 'yes', 'Clear');
    await vote(invoices, 'yes');
    await vote(invoices, 'yes');
    time.now += day;
    await vote(invoices, 'no', 'Where is the QR code?\nI sell on credit.');
    expect((await tell('article-feedback')).split('\n')).toEqual([
      'Article                       Yes  No  Helped',
      '/help/article/create-invoice  2    1   67%',
      '/resources/keep-a-cash-book   1    0   100%',
      '',
      '/help/article/create-invoice',
      '  2026-11-03  no   Where is the QR code? I sell on credit.',
      '',
      '/resources/keep-a-cash-book',
      '  2026-11-02  yes  Clear',
    ]);
  });

  test('can be limited to an article and to the last days', async () => {
    const { vote, tell, manage, said, time } = await open();
    await vote(cashBook, 'yes');
    time.now += 10 * day;
    await vote(invoices, 'no');
    const articles = async (...words: string[]) =>
      (await tell('article-feedback', ...words))
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0]);
    expect(await articles()).toEqual([invoices, cashBook]);
    expect(await articles('--article', cashBook)).toEqual([cashBook]);
    expect(await articles('--article', `https://www.example.com${cashBook}#steps`)).toEqual([cashBook]);
    expect(await articles('--since', '9d')).toEqual([invoices]);
    expect(await tell('article-feedback', '--article', '/pricing')).toBe('No reader has answered yet.');
    expect(await manage(['article-feedback', '--article', 'create-invoice'])).toBe(1);
    expect(said.at(-1)).toMatch('--article takes a path, like /help/article/create-invoice.');
    expect(await manage(['article-feedback', invoices])).toBe(1);
    expect(said.at(-1)).toMatch('article-feedback cannot use');
  });

  test('has one record for each vote in the formats for programs and spreadsheets', async () => {
    const { vote, tell } = await open();
    await vote(invoices, 'no', '=cmd|x');
    const received = '2026-11-02T09:00:00.000Z';
    expect(JSON.parse(await tell('article-feedback', '--json'))).toEqual({
      received,
      article: invoices,
      helpful: 'no',
      comment: '=cmd|x',
    });
    expect(await tell('article-feedback', '--csv')).toBe(
      `\uFEFF"received","article","helpful","comment"\r\n"${received}","${invoices}","no","'=cmd|x"`,
    );
  });

  test('never contains terminal control sequences, whatever is in the database', async () => {
    const { database, tell, time } = await open();
    const forged = 'x\u001b[2J\r\n/help/article/forged  9\u202e';
    const row = { id: randomUUID(), received_at: time.now, article: forged, helpful: 1, comment: forged };
    await database.insertInto('article_feedback').values(row).execute();
    const seen = { count: 1, first_seen_at: 0, last_seen_at: 0 };
    await database
      .insertInto('search_misses')
      .values({ query: forged, ...seen })
      .execute();
    for (const words of [
      ['article-feedback'],
      ['search-misses'],
      ['search-misses', '--json'],
      ['article-feedback', '--csv'],
    ]) {
      expect(await tell(...words)).not.toMatch(/(?![\r\n])\p{Cc}|\p{Bidi_Control}/u);
    }
    const lines = (await tell('article-feedback')).split('\n');
    expect(lines.filter((line) => line.startsWith('/help/article/forged'))).toEqual([]);
  });
});
