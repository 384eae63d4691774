import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { day } from '../../../clock.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson, sendPlainForm } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { limitFeedback } from './article-feedback.repository.ts';

const path = '/api/site/article-feedback';
const article = '/help/article/create-invoice';
const vote = { article, helpful: 'yes' };
const gone = 'This page no longer exists. Please open it again from the list';

describe.each(databaseKinds)('a reader’s answer about an article on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const stored = () => test.database.selectFrom('article_feedback').selectAll().execute();
    return { ...test, stored };
  };

  test('is stored and then acknowledged, without personal data', async () => {
    const { app, stored, time, log } = await open();
    const id = randomUUID();
    const answer = await sendJson(app, path, { id, ...vote, comment: 'Say more on NHIL\u0007' });
    const receivedAt = new Date(time.now).toISOString();
    expect([answer.statusCode, answer.json()]).toEqual([201, { id, receivedAt }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await stored()).toEqual([
      { id, received_at: time.now, article, helpful: 1, comment: 'Say more on NHIL' },
    ]);
    expect(log.join('')).not.toMatch('NHIL');
  });

  test('is a vote first and a comment later, in one row', async () => {
    const { app, stored, time } = await open();
    const id = randomUUID();
    const first = await sendJson(app, path, { id, ...vote });
    time.now += 5000;
    const later = await sendJson(app, path, { id, ...vote, helpful: 'no', comment: 'I sell on credit' });
    expect(later.json()).toEqual(first.json());
    const again = await sendJson(app, path, { id: id.toUpperCase(), ...vote, helpful: 'yes' });
    expect(again.statusCode).toBe(201);
    expect(await stored()).toEqual([
      { id, received_at: time.now - 5000, article, helpful: 1, comment: 'I sell on credit' },
    ]);
    await sendJson(app, path, { id, ...vote, comment: 'I sell for cash' });
    expect(await stored()).toEqual([expect.objectContaining({ helpful: 1, comment: 'I sell for cash' })]);
  });

  test('keeps its comment when the vote arrives after it', async () => {
    const { app, stored } = await open();
    const id = randomUUID();
    await sendJson(app, path, { id, ...vote, comment: 'Clear' });
    await sendJson(app, path, { id, ...vote, comment: '' });
    expect(await stored()).toEqual([expect.objectContaining({ helpful: 1, comment: 'Clear' })]);
  });

  test('is one row when it is sent many times concurrently', async () => {
    const { app, stored } = await open();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendJson(app, path, { id, ...vote })));
    // On a busy machine a slow database causes a 503 response.
    expect(answers.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 503)).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  test('stays with its article', async () => {
    const { app, stored } = await open();
    const id = randomUUID();
    await sendJson(app, path, { id, ...vote });
    const other = { id, article: '/help/article/mobile-money', helpful: 'no', comment: 'mine' };
    const answer = await sendJson(app, path, other);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'This answer belongs to another page. Load the page again, and then answer.',
    ]);
    expect(await stored()).toEqual([expect.objectContaining({ article, helpful: 1, comment: '' })]);
  });

  test('may be about a guide', async () => {
    const { app } = await open();
    const answer = await sendJson(app, path, { article: '/resources/keep-a-cash-book', helpful: 'no' });
    expect([answer.statusCode, answer.json().id]).toEqual([201, expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test.each([
    '/help/article/no-such-article',
    '/resources/no-such-guide',
    '/help/article/',
    '/help/article/../../pricing',
    '/Help/Article/create-invoice',
    '/pricing',
  ])('is refused about %s, which is no article', async (other) => {
    const { app, stored } = await open();
    const answer = await sendJson(app, path, { ...vote, article: other });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'article', message: gone }]]);
    expect(await stored()).toEqual([]);
  });

  test('with its honeypot filled in is acknowledged and not stored', async () => {
    const { app, stored } = await open();
    const answer = await sendJson(app, path, { ...vote, website: 'https://spam.example' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['id', 'receivedAt']]);
    expect(await stored()).toEqual([]);
  });

  test('from a plain form redirects to a confirmation page', async () => {
    const { app, stored } = await open();
    const form = { article, helpful: 'no', comment: 'Too long', id: '', website: '' };
    const answer = await sendPlainForm(app, path, form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/article-feedback/sent']);
    expect(await stored()).toEqual([expect.objectContaining({ article, helpful: 0, comment: 'Too long' })]);
  });

  test('from a plain form is shown again as typed when it cannot be stored', async () => {
    const { app, stored } = await open();
    const comment = `<b>${'x'.repeat(500)}`;
    const answer = await sendPlainForm(app, path, { article, helpful: 'no', comment, website: '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<li><a href="#comment">Comment must be 500 characters or fewer</a></li>');
    expect(answer.body).toContain('<option value="no" selected>No</option>');
    expect(answer.body).toContain(`\n&lt;b&gt;${'x'.repeat(500)}</textarea>`);
    expect(answer.body).toContain(`<input type="hidden" name="article" value="${article}">`);
    expect(await stored()).toEqual([]);
  });

  test('from a plain form is required', async () => {
    const { app, stored } = await open();
    const answer = await sendPlainForm(app, path, { article, comment: 'Hm', website: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<li><a href="#helpful">Please choose yes or no</a></li>');
    expect(answer.body).toMatch(/<select [^>]*required[^>]*><option value=""[^>]*><\/option>/);
    expect(await stored()).toEqual([]);
  });

  test('from a deleted page gets links to other pages', async () => {
    const { app } = await open();
    const answer = await sendPlainForm(app, path, { article: '/help/article/gone', helpful: 'yes' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(`<li>${gone}</li>`);
    expect(answer.body).toContain('<a href="/Help%20Center">');
  });

  test('is limited for one network, apart from other forms', async () => {
    const { app } = await open();
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      statuses.push((await sendJson(app, path, vote)).statusCode);
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
    const demo = { name: 'Ama', email: 'ama@shop.example' };
    expect((await sendJson(app, '/api/site/demo-requests', demo)).statusCode).toBe(201);
    const elsewhere = await app.inject({
      method: 'POST',
      url: path,
      remoteAddress: '203.0.113.9',
      headers: { origin: 'https://www.example.com' },
      payload: vote,
    });
    expect(elsewhere.statusCode).toBe(201);
  });

  test('is deleted after thirteen months', async () => {
    const { app, database, stored, time } = await open();
    await sendJson(app, path, vote);
    await tidyUp(database, time.now + 396 * day);
    expect(await stored()).toHaveLength(1);
    await tidyUp(database, time.now + 396 * day + 1);
    expect(await stored()).toEqual([]);
  });

  test('is deleted, the oldest first, when there are too many', async () => {
    const { app, database, stored, time } = await open();
    for (const comment of ['first', 'second', 'third']) {
      await sendJson(app, path, { ...vote, comment });
      time.now += day;
    }
    await limitFeedback(database, 2);
    expect((await stored()).map(({ comment }) => comment).toSorted()).toEqual(['second', 'third']);
  });
});
