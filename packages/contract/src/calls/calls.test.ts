import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appHostBasePath, siteBasePath } from '../endpoints.ts';
import type { Call } from './call.ts';
import { appHostCalls } from './session-calls.ts';
import { siteCalls, staffCalls } from './site-calls.ts';

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
    ['POST /webinar-registrations', 'body', 'answer'],
    ['POST /article-feedback', 'body', 'answer'],
    ['POST /search-misses', 'body', 'ignored'],
    ['POST /vitals', 'body', 'ignored'],
    ['POST /browser-errors', 'body', 'ignored'],
    ['GET /webinars/:webinarId/:file', 'no body', 'ignored'],
  ]);
});

test('staff can list demo requests and mark them as answered', () => {
  expect(list(staffCalls)).toEqual([
    ['GET /staff/demo-requests', 'no body', 'answer'],
    ['PUT /staff/demo-requests/:id/answered', 'body', 'answer'],
    ['GET /staff/demo-requests.csv', 'no body', 'ignored'],
  ]);
});

test('the inventory is a list of items in which only the quantity is required', () => {
  const { response } = appHostCalls.listInventory;
  expect(response.parse([{ quantity_in_stock: -2 }])).toEqual([{ quantity_in_stock: -2 }]);
  expect(response.safeParse([{ name: 'Rice' }]).success).toBe(false);
  expect(response.safeParse({ items: [] }).success).toBe(false);
});

test.each([
  'app-host-endpoints',
  'endpoints',
  'site-endpoints',
  'email-pattern',
  'error-messages',
  'field-limits',
  'search-query',
  'staff-roles',
  'validation-messages',
])('%s imports nothing, so that a page can use it without the schemas', (file) => {
  expect(readFileSync(new URL(`../${file}.ts`, import.meta.url), 'utf8')).not.toMatch(/^import|from '/m);
});
