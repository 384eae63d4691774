import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { manifestPath } from '@accounting-site/contract/site/site-manifest';
import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { day, minute } from '../clock.ts';
import { createLaunchCheck, runLaunchCheck, stateOfSite } from './launch-check.ts';

const finding = { group: 'Configuration', where: 'SITE_URL', what: 'It is missing.', todo: 'Set it.' };

/** A check of which a test ends each run. */
function open() {
  const time = { now: Date.UTC(2026, 10, 2, 9) };
  const site = { state: 'first' };
  const runs: PromiseWithResolvers<(typeof finding)[]>[] = [];
  const signals: AbortSignal[] = [];
  const warn = vi.fn();
  const check = createLaunchCheck({
    clock: () => time.now,
    log: { warn } as unknown as FastifyBaseLogger,
    stateOf: async () => site.state,
    run: (signal) => {
      const run = Promise.withResolvers<(typeof finding)[]>();
      signals.push(signal);
      runs.push(run);
      return run.promise;
    },
  });
  /** What the page is told now. */
  const read = async () => {
    const report = check.read();
    await setImmediate();
    return report;
  };
  return { time, site, runs, signals, warn, check, read };
}

test('the launch check is unknown until its first run has ended, and runs once at a time', async () => {
  const { runs, read } = open();
  expect([await read(), await read(), runs.length]).toEqual([null, null, 1]);
  runs[0]?.resolve([finding]);
  await setImmediate();
  expect(await read()).toEqual({ checkedAt: '2026-11-02T09:00:00.000Z', findings: [finding] });
});

test('it runs again on another day and after a change, and the earlier result stays until then', async () => {
  const { time, site, runs, read } = open();
  await read();
  runs[0]?.resolve([finding]);
  await setImmediate();
  time.now += 5 * minute;
  expect([(await read())?.findings, runs.length]).toEqual([[finding], 1]);
  site.state = 'second';
  expect([(await read())?.findings, runs.length]).toEqual([[finding], 1]);
  time.now += 5 * minute;
  expect([(await read())?.findings, runs.length]).toEqual([[finding], 2]);
  runs[1]?.resolve([]);
  await setImmediate();
  expect(await read()).toEqual({ checkedAt: '2026-11-02T09:10:00.000Z', findings: [] });
  time.now += day;
  await read();
  expect(runs.length).toBe(3);
});

test('a run that fails is logged, and tried again after five minutes', async () => {
  const { time, runs, warn, read } = open();
  await read();
  runs[0]?.reject(new Error('no memory'));
  await setImmediate();
  expect([await read(), runs.length, warn.mock.calls.length]).toEqual([null, 1, 1]);
  time.now += 5 * minute;
  await read();
  expect(runs.length).toBe(2);
});

test('a server that closes ends the run', async () => {
  const { time, runs, signals, warn, check, read } = open();
  await read();
  check.stop();
  expect(signals[0]?.aborted).toBe(true);
  runs[0]?.reject(new Error('aborted'));
  await setImmediate();
  time.now += day;
  await read();
  expect([runs.length, warn.mock.calls.length]).toEqual([1, 0]);
});

test('the check runs in a thread of its own, which can be ended', async () => {
  const findings = await runLaunchCheck(new AbortController().signal);
  expect(findings).toContainEqual(expect.objectContaining({ group: 'Configuration', where: 'NODE_ENV' }));
  await expect(runLaunchCheck(AbortSignal.timeout(20))).rejects.toThrow('aborted');
});

test('a new or changed file and a new build are noticed', async () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const states = [await stateOfSite(site, content)];
  writeFileSync(join(content, 'brand.yaml'), 'a');
  states.push(await stateOfSite(site, content));
  expect(await stateOfSite(site, content)).toBe(states[1]);
  utimesSync(join(content, 'brand.yaml'), 0, Date.now() / 1000 + 10);
  states.push(await stateOfSite(site, content));
  writeFileSync(manifestPath(site), '{}');
  states.push(await stateOfSite(site, content));
  expect(new Set(states).size).toBe(states.length);
});
