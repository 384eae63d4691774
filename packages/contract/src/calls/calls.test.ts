import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appHostBasePath, siteBasePath } from '../endpoints/endpoints.ts';
import type { Call } from './call.ts';
import { contentCalls, previewCalls } from './content-calls.ts';
import { appHostCalls } from './session-calls.ts';
import { siteCalls } from './site-calls.ts';
import { staffCalls } from './staff-calls.ts';

function list(calls: Record<string, Call>) {
  return Object.values(calls).map(({ endpoint, request, response }) => [
    endpoint,
    request === undefined ? 'no body' : 'body',
    response === undefined ? 'ignored' : 'answer',
  ]);
}

test('each endpoint of specification §7 has its method, path, request and response', () => {
  expect(appHostBasePath).toBe('/api/api');
  expect(list(appHostCalls)).toEqual([
    ['POST /login', 'body', 'answer'],
    ['POST /logout', 'no body', 'ignored'],
    ['POST /refresh', 'no body', 'answer'],
    ['GET /alert-settings', 'no body', 'answer'],
    ['PUT /alert-settings', 'body', 'answer'],
    ['GET /inventory', 'no body', 'answer'],
  ]);
});

test('the site has endpoints for its own forms and its search', () => {
  expect(siteBasePath).toBe('/api/site');
  expect(list(siteCalls)).toEqual([
    ['POST /demo-requests', 'body', 'answer'],
    ['POST /call-requests', 'body', 'answer'],
    ['POST /webinar-registrations', 'body', 'answer'],
    ['POST /article-feedback', 'body', 'answer'],
    ['POST /search-misses', 'body', 'ignored'],
    ['POST /vitals', 'body', 'ignored'],
    ['POST /browser-errors', 'body', 'ignored'],
    ['GET /webinars/:webinarId/:file', 'no body', 'ignored'],
  ]);
});

test('staff can work with leads, members and numbers', () => {
  expect(list(staffCalls)).toEqual([
    ['GET /staff/leads', 'no body', 'answer'],
    ['GET /staff/leads/:id', 'no body', 'answer'],
    ['POST /staff/leads', 'body', 'answer'],
    ['PUT /staff/leads/:id', 'body', 'answer'],
    ['POST /staff/leads/:id/notes', 'body', 'answer'],
    ['GET /staff/leads.csv', 'no body', 'ignored'],
    ['POST /staff/webinar-messages', 'body', 'answer'],
    ['POST /staff/messages/retry', 'no body', 'answer'],
    ['GET /staff/members', 'no body', 'answer'],
    ['POST /staff/members', 'body', 'answer'],
    ['PUT /staff/members/:id', 'body', 'answer'],
    ['DELETE /staff/members/:id', 'no body', 'answer'],
    ['POST /staff/members/:id/invitation', 'no body', 'answer'],
    ['GET /staff/today', 'no body', 'answer'],
    ['GET /staff/numbers', 'no body', 'answer'],
  ]);
});

test('editors can change, preview, publish and undo content', () => {
  expect(list(contentCalls)).toEqual([
    ['GET /staff/content', 'no body', 'answer'],
    ['GET /staff/content/entry', 'no body', 'answer'],
    ['PUT /staff/content/entry', 'body', 'answer'],
    ['POST /staff/content/entries', 'body', 'answer'],
    ['POST /staff/content/pictures', 'body', 'answer'],
    ['DELETE /staff/content/entry', 'no body', 'answer'],
    ['DELETE /staff/content/draft', 'no body', 'ignored'],
    ['GET /staff/content/drafts', 'no body', 'answer'],
    ['GET /staff/content/drafts/states', 'no body', 'answer'],
    ['POST /staff/content/conflicts', 'body', 'answer'],
    ['GET /staff/content/jobs', 'no body', 'answer'],
    ['POST /staff/content/jobs', 'body', 'answer'],
    ['GET /staff/content/jobs/:id', 'no body', 'answer'],
    ['DELETE /staff/content/jobs/:id', 'no body', 'answer'],
    ['POST /staff/content/jobs/:id/preview', 'no body', 'answer'],
    ['GET /staff/content/publications', 'no body', 'answer'],
    ['POST /staff/content/undo', 'body', 'answer'],
  ]);
  expect(list(previewCalls)).toEqual([['POST /preview/end', 'no body', 'ignored']]);
});

test.each([
  ['brand.yaml', true],
  ['en/help/create-invoice.md', true],
  ['en/downloads/stock-list.csv', true],
  ['../secrets', false],
  ['en/../../secrets.yaml', false],
  ['/etc/passwd', false],
  ['en//team.yaml', false],
  ['en/.hidden', false],
  ['en/team.yaml/', false],
])('%j as the path of an entry: %j', (path, isValid) => {
  expect(contentCalls.readEntry.query.safeParse({ path }).success).toBe(isValid);
});

test('the inventory is a list of items in which only the quantity is required', () => {
  const { response } = appHostCalls.listInventory;
  expect(response.parse([{ quantity_in_stock: -2 }])).toEqual([{ quantity_in_stock: -2 }]);
  expect(response.safeParse([{ name: 'Rice' }]).success).toBe(false);
  expect(response.safeParse({ items: [] }).success).toBe(false);
});

test.each([
  'endpoints/app-host-endpoints',
  'endpoints/endpoints',
  'endpoints/site-endpoints',
  'fields/email-pattern',
  'endpoints/error-messages',
  'fields/field-limits',
  'staff/leads',
  'reports/search-query',
  'staff/staff-roles',
  'fields/validation-messages',
])('%s imports nothing, so that a page can use it without the schemas', (file) => {
  expect(readFileSync(new URL(`../${file}.ts`, import.meta.url), 'utf8')).not.toMatch(/^import|from '/m);
});
