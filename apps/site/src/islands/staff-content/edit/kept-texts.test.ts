import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft } from '../../../lib/session/session-draft.ts';
import { keepText, readKept } from './kept-texts.ts';

const team = 'en/team.yaml';
const text = (body: string) => ({ basedOn: 'v1', value: { body } });

beforeEach(() => {
  for (const storage of ['localStorage', 'sessionStorage']) {
    const stored = new Map<string, string>();
    vi.stubGlobal(storage, {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
  }
});

test('each account of a browser has its own texts', () => {
  keepText('1', team, text('Ama'));
  expect(readKept('2')).toEqual({});
  keepText('2', team, text('Kofi'));
  keepText('2', team, undefined);
  expect([readKept('1'), readKept('2')]).toEqual([{ [team]: text('Ama') }, {}]);
});

test('texts remain after signing out, because the server does not have them', () => {
  keepText('1', team, text('Ama'));
  forgetDraft();
  expect(readKept('1')).toEqual({ [team]: text('Ama') });
});

test('a browser without storage keeps nothing, and refuses nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepText('1', team, text('Ama'));
  expect(readKept('1')).toEqual({});
});
