import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';

const path = '/api/api/alert-settings';

describe.each(databaseKinds)('alert settings on %s', (on) => {
  const signedIn = async () => {
    const test = await buildTestApp({ on });
    const browser = openBrowser(test.app);
    await browser.login();
    return { ...test, browser };
  };

  test('start at ten, can be changed, and are kept', async () => {
    const { browser } = await signedIn();
    expect((await browser.send('GET', path)).json()).toEqual({ threshold_quantity: 10 });
    const saved = await browser.send('PUT', path, { threshold_quantity: 25 });
    expect([saved.statusCode, saved.json()]).toEqual([200, { threshold_quantity: 25 }]);
    await browser.send('PUT', path, { threshold_quantity: 0 });
    expect((await browser.send('GET', path)).json()).toEqual({ threshold_quantity: 0 });
  });

  test('belong to one business', async () => {
    const { app, browser, database, time } = await signedIn();
    await browser.send('PUT', path, { threshold_quantity: 25 });
    const stranger = { email: 'kofi@other.example', business: 'Another shop', now: time.now };
    await addPerson(database, stranger);
    const other = openBrowser(app);
    await other.login({ email: stranger.email });
    expect((await other.send('GET', path)).json()).toEqual({ threshold_quantity: 10 });
  });

  test.each([
    ['a number below zero', { threshold_quantity: -1 }, 'Please enter a whole number that is 0 or more'],
    ['a fraction', { threshold_quantity: 1.5 }, 'Please enter a whole number that is 0 or more'],
    ['a text', { threshold_quantity: '10' }, 'Please enter a whole number that is 0 or more'],
    ['far too many', { threshold_quantity: 1e9 }, 'Please enter 1,000,000 or less'],
    ['nothing', {}, 'Please enter a whole number that is 0 or more'],
  ])('refuse %s', async (_what, body, message) => {
    const { browser } = await signedIn();
    const answer = await browser.send('PUT', path, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message, errors: [{ field: 'threshold_quantity', message }] });
    expect((await browser.send('GET', path)).json()).toEqual({ threshold_quantity: 10 });
  });

  test('respond to signed-out users with 401 before validating the body', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    const answers = [
      await browser.send('GET', path),
      await browser.send('PUT', path, { threshold_quantity: -1 }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});
