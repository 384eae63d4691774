import { expect, test } from 'vitest';
import { AnswerError } from './errors.ts';
import { openSession } from './testing/open-session.ts';
import { json } from './testing/scripted-fetch.ts';

test('reading gives the threshold', async () => {
  const { session, host } = openSession({ 'GET /alert-settings': () => json({ threshold_quantity: 10 }) });
  expect(await session.readAlertSettings()).toEqual({ threshold_quantity: 10 });
  expect(host.seen[0]?.body).toBeUndefined();
});

test('settings that only the app host knows survive a read and a save', async () => {
  const { session, host } = openSession({
    'GET /alert-settings': () => json({ threshold_quantity: 10, email_alerts: true }),
    'PUT /alert-settings': () => json({}),
  });
  await session.saveAlertSettings({ ...(await session.readAlertSettings()), threshold_quantity: 4 });
  const [saved] = host.asked('PUT /alert-settings');
  expect(saved?.body).toBe('{"threshold_quantity":4,"email_alerts":true}');
  expect(saved?.headers.get('content-type')).toBe('application/json');
});

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['no JSON', () => new Response('Saved')],
])('saving does not look at the answer: %s', async (_, answer) => {
  const { session } = openSession({ 'PUT /alert-settings': answer });
  await expect(session.saveAlertSettings({ threshold_quantity: 4 })).resolves.toBeUndefined();
});

test.each([
  ['a text for a threshold', { threshold_quantity: '10' }],
  ['no threshold', {}],
  ['null', null],
])('an answer with %s is refused', async (_, answer) => {
  const { session } = openSession({ 'GET /alert-settings': () => json(answer) });
  const reading = session.readAlertSettings();
  await expect(reading).rejects.toBeInstanceOf(AnswerError);
  await expect(reading).rejects.toThrow('Invalid server response format');
});
