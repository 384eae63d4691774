import { expect, test } from 'vitest';
import { countedSource } from './visits.ts';

test.each([
  ['Facebook', 'facebook'],
  ['  Radio\tSpot ', 'radio spot'],
  ['google.com.gh', 'google.com.gh'],
  ['2026-11 open day', '2026-11 open day'],
  ['', ''],
  ['ama@shop.example', 'other'],
  ['024 123 4567', 'other'],
  ['+233-24-123-4567', 'other'],
  ['IwAR2xKq9vTz7LmNpQ4sWbY', 'other'],
  ['5a0b2c718f1a4a3b9d411c2f3e4d5b6a', 'other'],
  ['a name with more words than any campaign has', 'other'],
])('%j is counted as %j', (text, counted) => {
  expect(countedSource(text)).toBe(counted);
  expect(countedSource(countedSource(text))).toBe(counted);
});
