import { expect, test, vi } from 'vitest';
import { createStockStore, type Stock } from './use-stock.ts';

const stockOf = (threshold_quantity: number): Stock => ({
  items: [],
  low: [],
  settings: { threshold_quantity },
});

/** A store whose responses the test controls, in the order of the requests. */
function openStore() {
  const questions: { signal: AbortSignal; answer: (stock: Stock) => void; fail: () => void }[] = [];
  const store = createStockStore(
    (signal) =>
      new Promise((resolve, reject) => {
        questions.push({ signal, answer: resolve, fail: () => reject(new Error('no answer')) });
      }),
  );
  return { store, questions };
}

/** Resolves when all pending responses have been handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('one stock is loaded for all subscribers, and all are notified', async () => {
  const { store, questions } = openStore();
  const listener = vi.fn();
  store.subscribe(listener);
  for (let island = 0; island < 3; island += 1) store.showOf('ama');
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  questions[0]?.answer(stockOf(5));
  await settled();
  expect(questions).toHaveLength(1);
  expect(store.getSnapshot()).toEqual({ status: 'ready', value: stockOf(5) });
  expect(listener).toHaveBeenCalled();
});

test('reloading keeps the old stock until the response arrives', async () => {
  const { store, questions } = openStore();
  store.showOf('ama');
  questions[0]?.answer(stockOf(5));
  await settled();
  store.readAgain();
  expect(store.getSnapshot()).toEqual({ status: 'ready', value: stockOf(5) });
  questions[1]?.answer(stockOf(6));
  await settled();
  expect(store.getSnapshot()).toEqual({ status: 'ready', value: stockOf(6) });
});

test('an outdated response is dropped', async () => {
  const { store, questions } = openStore();
  store.showOf('ama');
  store.readAgain();
  questions[1]?.answer(stockOf(6));
  questions[0]?.answer(stockOf(5));
  await settled();
  expect(questions[0]?.signal.aborted).toBe(true);
  expect(store.getSnapshot()).toEqual({ status: 'ready', value: stockOf(6) });
});

test('a failure is reported, and reloading starts again', async () => {
  const { store, questions } = openStore();
  store.showOf('ama');
  questions[0]?.fail();
  await settled();
  expect(store.getSnapshot()).toMatchObject({ status: 'failed' });
  store.readAgain();
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
});

test("another user who signs in never sees the previous user's stock", async () => {
  const { store, questions } = openStore();
  store.showOf('ama');
  questions[0]?.answer(stockOf(5));
  await settled();
  store.showOf(undefined);
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  store.showOf('kofi');
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  expect(questions).toHaveLength(2);
});
