import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutosaveState, createAutosave, saveGap, savePause } from './create-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An autosave whose requests end as the test says, in order. */
function open(...ends: ('saved' | 'lost' | 'refused')[]) {
  const sent: string[] = [];
  const states: AutosaveState['status'][] = [];
  const kept: (string | undefined)[] = [];
  const unanswered: (string | undefined)[] = [];
  const autosave = createAutosave<string>({
    async send(value) {
      sent.push(value);
      const end = ends.shift() ?? 'saved';
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (end !== 'saved') throw new Error(end);
    },
    keep(value, sent) {
      kept.push(value);
      unanswered.push(sent);
    },
    isFinal: (error) => error instanceof Error && error.message === 'refused',
    onState: ({ status }) => void states.push(status),
  });
  return { autosave, sent, states, kept, unanswered };
}

test('what is typed is saved once after a pause, and kept in the browser until then', async () => {
  const { autosave, sent, states, kept } = open();
  autosave.changed('a');
  autosave.changed('ab');
  expect([sent, kept.at(-1)]).toEqual([[], 'ab']);
  await vi.advanceTimersByTimeAsync(savePause + 200);
  expect([sent, kept.at(-1), states.at(-1)]).toEqual([['ab'], undefined, 'saved']);
});

test('what is typed while a save runs is saved some time after it', async () => {
  const { autosave, sent, states, kept } = open();
  autosave.changed('a');
  await vi.advanceTimersByTimeAsync(savePause + 50);
  autosave.changed('ab');
  expect(kept.at(-1)).toBe('ab');
  await vi.advanceTimersByTimeAsync(100);
  // Kept again after the first save, which changed the version that the second is based on.
  expect([sent, kept, states.at(-1)]).toEqual([['a'], ['a', 'a', 'ab', 'ab'], 'waiting']);
  await vi.advanceTimersByTimeAsync(saveGap + 200);
  expect([sent, kept.at(-1), states.at(-1)]).toEqual([['a', 'ab'], undefined, 'saved']);
});

test('after a lost response the same text is sent again, and then the longer one', async () => {
  const { autosave, sent, states, kept, unanswered } = open('lost', 'lost');
  autosave.changed('a');
  await vi.advanceTimersByTimeAsync(savePause + 50);
  autosave.changed('ab');
  await vi.advanceTimersByTimeAsync(11_000);
  autosave.changed('abc');
  expect([sent, kept.at(-1), unanswered.at(-1)]).toEqual([['a', 'a'], 'abc', 'a']);
  await vi.advanceTimersByTimeAsync(2 * saveGap + 300);
  expect([sent, states.at(-1), kept.at(-1)]).toEqual([['a', 'a', 'a', 'abc'], 'saved', undefined]);
});

test('without a connection it is kept, and sent again', async () => {
  const { autosave, sent, states, kept } = open('lost');
  autosave.changed('a');
  await vi.advanceTimersByTimeAsync(savePause + 200);
  expect([states.at(-1), kept.at(-1)]).toEqual(['failed', 'a']);
  await vi.advanceTimersByTimeAsync(11_000);
  expect([sent, states.at(-1), kept.at(-1)]).toEqual([['a', 'a'], 'saved', undefined]);
});

test('what the server refuses is kept, and only sent again when it has changed', async () => {
  const { autosave, sent, states, kept } = open('refused');
  autosave.changed('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, states.at(-1), kept.at(-1)]).toEqual([['a'], 'failed', 'a']);
  autosave.changed('b');
  await vi.advanceTimersByTimeAsync(savePause + 200);
  expect([sent, states.at(-1)]).toEqual([['a', 'b'], 'saved']);
});

test('what fixes a refused text while it is refused is sent', async () => {
  const { autosave, sent, states } = open('refused');
  autosave.changed('a');
  await vi.advanceTimersByTimeAsync(savePause + 50);
  autosave.changed('b');
  await vi.advanceTimersByTimeAsync(saveGap + 300);
  expect([sent, states.at(-1)]).toEqual([['a', 'b'], 'saved']);
});

test('leaving sends what is left', async () => {
  const { autosave, sent, kept } = open();
  autosave.changed('a');
  const stopped = autosave.stop(true);
  await vi.advanceTimersByTimeAsync(200);
  await stopped;
  expect([sent, kept.at(-1)]).toEqual([['a'], undefined]);
});

test('leaving after someone else has signed in sends nothing, and keeps the text for its author', async () => {
  const { autosave, sent, kept } = open();
  autosave.changed('a');
  await autosave.stop(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, kept.at(-1)]).toEqual([[], 'a']);
});

test('a forgotten change is not sent', async () => {
  const { autosave, sent, kept } = open();
  autosave.changed('a');
  autosave.forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, kept.at(-1)]).toEqual([[], undefined]);
});

test('while someone types, a save begins at least ten seconds after the one before', async () => {
  const { autosave, sent, states } = open();
  for (let second = 0; second < 40; second += 2) {
    autosave.changed(`${second}`);
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(sent).toEqual(['0', '10', '20', '30']);
  await vi.advanceTimersByTimeAsync(saveGap);
  expect([sent.at(-1), states.at(-1)]).toEqual(['38', 'saved']);
});

test('leaving does not wait for the next save, also not while one runs', async () => {
  const { autosave, sent } = open();
  autosave.changed('a');
  await vi.advanceTimersByTimeAsync(savePause + 200);
  autosave.changed('ab');
  void autosave.flush();
  autosave.changed('abc');
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['a', 'ab', 'abc']);
});

test('a change that is forgotten while it is sent is not sent again', async () => {
  const { autosave, sent, states } = open();
  autosave.changed('a');
  await vi.advanceTimersByTimeAsync(savePause + 50);
  autosave.forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, states.at(-1)]).toEqual([['a'], 'idle']);
});
