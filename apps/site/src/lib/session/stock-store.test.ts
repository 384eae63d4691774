import { expect, test, vi } from 'vitest';
import { createStockStore, type Stock } from './stock-store.ts';

const stockOf = (threshold_quantity: number): Stock => ({
  items: [],
  low: [],
  settings: { threshold_quantity },
});

/** A store whose answers the test gives itself, in the order of the questions. */
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

/** Until what was answered has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('one stock is read for all who show it, and all are told', async () => {
  const { store, questions } = openStore();
  const listener = vi.fn();
  store.subscribe(listener);
  for (let island = 0; island < 3; island += 1) store.showOf('ama');
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  questions[0]?.answer(stockOf(5));
  await settled();
  expect(questions).toHaveLength(1);
  expect(store.getSnapshot()).toEqual({ status: 'ready', stock: stockOf(5) });
  expect(listener).toHaveBeenCalled();
});

test('reading again keeps what is shown until the answer is there', async () => {
  const { store, questions } = openStore();
  store.showOf('ama');
  questions[0]?.answer(stockOf(5));
  await settled();
  store.readAgain();
  expect(store.getSnapshot()).toEqual({ status: 'ready', stock: stockOf(5) });
  questions[1]?.answer(stockOf(6));
  await settled();
  expect(store.getSnapshot()).toEqual({ status: 'ready', stock: stockOf(6) });
});

test('an answer that was overtaken is not shown', async () => {
  const { store, questions } = openStore();
  store.showOf('ama');
  store.readAgain();
  questions[1]?.answer(stockOf(6));
  questions[0]?.answer(stockOf(5));
  await settled();
  expect(questions[0]?.signal.aborted).toBe(true);
  expect(store.getSnapshot()).toEqual({ status: 'ready', stock: stockOf(6) });
});

test('a failure says so, and reading again begins anew', async () => {
  const { store, questions } = openStore();
  store.showOf('ama');
  questions[0]?.fail();
  await settled();
  expect(store.getSnapshot()).toEqual({ status: 'failed' });
  store.readAgain();
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
});

test('somebody else who signs in never sees the stock of before', async () => {
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
