import fc from 'fast-check';
import { anyText } from '../testing/app/any-text.ts';

/** Mostly valid values: otherwise almost every request would fail at the first check. */
export const mostly = <Value>(good: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: good }, { weight: 2, arbitrary: anyText }, fc.jsonValue());

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'x',
];

/** The Content-Type of a body, usually JSON. */
export const anyType = fc.oneof(
  { weight: 10, arbitrary: fc.constant('application/json') },
  fc.constantFrom(...types),
);

/** Formats a body for sending. */
export function writeBody(body: unknown, type: string): string {
  if (typeof body === 'string') return body;
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(body);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {})) {
    form.append(name, String(value));
  }
  return form.toString();
}
