import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { sendJson } from '../testing/app/send-form.ts';

test('without a mail server, emails are written to .eml files, which the log names', async () => {
  const { app, config, log } = await buildTestApp();
  const request = { name: 'Ama Mensah', email: 'ama@shop.example', message: '₵5 Ɛyɛ' };
  await sendJson(app, '/api/site/demo-requests', request);
  await app.outbox.sendDue();
  const folder = join(config.dataDir, 'mail');
  const files = readdirSync(folder).sort();
  expect(files).toEqual([
    expect.stringMatching(/^2026-11-02T09-00-00-demo-request-to-sales-[\da-f]{8}\.eml$/),
    expect.stringMatching(/^2026-11-02T09-00-00-demo-request-to-visitor-[\da-f]{8}\.eml$/),
  ]);
  const [toSales = '', toVisitor = ''] = files.map((file) => join(folder, file));
  const message = readFileSync(toSales);
  const mail = await PostalMime.parse(message);
  expect(mail.text).toContain('₵5 Ɛyɛ');
  expect(mail.messageId).toMatch(/^<.+@.+>$/);
  // RFC 5322: every line ends with CR LF and none is longer than 998 octets.
  const lines = message.toString('latin1').split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || line.length > 998)).toEqual([]);
  expect(statSync(toSales).mode & 0o077).toBe(0);
  const named = log.map((line) => JSON.parse(line).file).filter((file) => file !== undefined);
  expect(named.sort()).toEqual([toSales, toVisitor]);
  expect(log.join('')).not.toContain(request.email);
});
