import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { readLater } from './read-later.ts';

let app = Fastify();

afterEach(() => app.close());

async function prepare(lines: string[] = []) {
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  await app.register(readLater);
}

test('reads once, at the first use', async () => {
  await prepare();
  const read = vi.fn(() => ({ heading: 'Sign in' }));
  const words = app.readLater(read);
  expect(read).not.toHaveBeenCalled();
  expect(words()).toBe(words());
  expect(read).toHaveBeenCalledTimes(1);
});

test('reads again after an exception or a rejected promise', async () => {
  await prepare();
  const words = app.readLater(vi.fn().mockReturnValue('fixed').mockImplementationOnce(fail));
  expect(words).toThrow('not YAML');
  expect(words()).toBe('fixed');
  const loaded = app.readLater(vi.fn().mockResolvedValue('fixed').mockRejectedValueOnce(new Error('away')));
  await expect(loaded()).rejects.toThrow('away');
  await expect(loaded()).resolves.toBe('fixed');
});

test('reads unused values soon after the server listens, and logs failures', async () => {
  const lines: string[] = [];
  await prepare(lines);
  const [broken, fine] = [vi.fn(fail), vi.fn(() => 'fine')];
  app.readLater(broken);
  app.readLater(fine);
  await app.listen({ port: 0 });
  expect(broken).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(fine).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(broken).toHaveBeenCalledTimes(1);
  expect(lines.join('')).toContain('not YAML');
});

test('reads nothing once the server is closed', async () => {
  await prepare();
  const read = vi.fn();
  app.readLater(read);
  await app.listen({ port: 0 });
  await app.close();
  await sleep(1200);
  expect(read).not.toHaveBeenCalled();
});

function fail(): never {
  throw new Error('not YAML');
}
