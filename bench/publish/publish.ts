import { setTimeout as sleep } from 'node:timers/promises';
import { listFirstPages } from '../../tools/build-steps/built-site.ts';
import { startTestPostgres } from '../../tools/test-setup/test-postgres.ts';
import { watchProcesses } from '../rebuild/measure-processes.ts';
import { type Bench, type BenchResult, median, table } from '../report.ts';
import { loadAtRate, type Met } from './load-at-rate.ts';
import { type Desk, type Steps, startDesk } from './start-desk.ts';

const rounds = 3;
const [mostToPublish, mostToRollBack, mostMegabytes, mostTimesP99] = [10_000, 2000, 512, 2];
const perSecond = 200;
/** As long for each load, so that their percentiles are of as many requests. In milliseconds. */
const loadFor = 15_000;

interface Measured {
  prepared: Steps[];
  unprepared: Steps[];
  rollback: number[];
  largest: number;
  together: number;
  below: number;
}

interface Load {
  quiet: Met;
  building: Met;
  loading: Met;
}

/** How long it takes from "Publish" until every visitor sees the change, as the team uses the desk. */
export const bench: Bench = {
  title: 'From "Publish" to visible',
  async run() {
    const postgres = await startTestPostgres();
    try {
      const one = await withDesk(1, {}, async (desk) => ({
        times: await measure(desk),
        load: await measureLoad(desk),
      }));
      const two = await withDesk(2, { DATABASE_URL: postgres.url('postgres') }, measure);
      return report({ 'One server on SQLite': one.times, 'Two on PostgreSQL': two }, one.load);
    } finally {
      await postgres.stop();
    }
  },
};

async function withDesk<Result>(
  servers: number,
  variables: Record<string, string>,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> {
  const desk = await startDesk(servers, variables);
  try {
    return await work(desk);
  } finally {
    await desk.stop();
  }
}

async function measure(desk: Desk): Promise<Measured> {
  const needs = watchProcesses(desk.publisher.pid ?? 0);
  const steps: Record<'prepared' | 'unprepared', Steps[]> = { prepared: [], unprepared: [] };
  const rollback: number[] = [];
  // The first publication stores the site before as well, so that it can be undone.
  await desk.save('Before');
  await desk.publish('Before');
  for (let round = 1; round <= rounds; round += 1) {
    await desk.save(`Pressed ${round}`);
    steps.unprepared.push(await desk.publish(`Pressed ${round}`));
    await desk.save(`Prepared ${round}`);
    await desk.prepare();
    steps.prepared.push(await desk.publish(`Prepared ${round}`));
    rollback.push(await desk.rollBack(`Pressed ${round}`));
  }
  return { ...steps, rollback, ...needs() };
}

/** What visitors notice of it on the same machine. */
async function measureLoad(desk: Desk): Promise<Load> {
  const pages = listFirstPages().filter(({ status }) => status === 200);
  const paths = pages.map(({ path }) => encodeURI(path));
  const load = (work: () => Promise<unknown>) => loadAtRate(desk.address, { paths, perSecond }, work);
  await load(() => sleep(3000));
  const loadDuring = (work: () => Promise<unknown>) => load(() => Promise.all([sleep(loadFor), work()]));
  const quiet = await loadDuring(async () => {});
  await desk.save('Under load');
  const building = await loadDuring(() => desk.publish('Under load'));
  await desk.save('Prepared under load');
  await desk.prepare();
  const loading = await loadDuring(() => desk.publish('Prepared under load'));
  return { quiet, building, loading };
}

function report(measured: Record<string, Measured>, load: Load): BenchResult {
  const middle = (all: readonly Steps[], step: keyof Steps) =>
    Math.round(median(all.map((each) => each[step])));
  const rows = Object.entries(measured).flatMap(([name, { prepared, unprepared, rollback }]) => [
    ...(
      [
        ['pressed immediately', unprepared],
        ['prepared', prepared],
      ] as const
    ).map(([how, all]) => [
      `${name}, ${how}`,
      ...(['begun', 'stored', 'loaded', 'total'] as const).map((step) => middle(all, step)),
    ]),
    [`${name}, rollback`, '', '', '', Math.round(median(rollback))],
  ]);
  const met = Object.entries({
    'Nothing is published': load.quiet,
    'A release is built, published and loaded': load.building,
    'A prepared release is published and loaded': load.loading,
  }).map(([name, { p99, requests, failures }]) => [name, Number(p99.toFixed(1)), requests, failures]);
  const most = (which: 'largest' | 'together' | 'below') =>
    Math.round(Math.max(...Object.values(measured).map((each) => each[which])));
  const build = most('below');
  const misses = Object.entries(measured).flatMap(([name, { prepared, unprepared, rollback }]) => [
    ...(middle([...prepared], 'total') > mostToPublish ? [`${name}: a prepared publication is late.`] : []),
    ...(middle([...unprepared], 'total') > mostToPublish
      ? [`${name}: pressed immediately, it is late.`]
      : []),
    ...(median(rollback) > mostToRollBack ? [`${name}: a rollback is late.`] : []),
  ]);
  if (build > mostMegabytes) misses.push(`The processes of a build take ${build} MB together.`);
  for (const [name, p99, , failures] of met) {
    if (Number(failures) > 0) misses.push(`${name}: ${failures} requests failed.`);
    if (Number(p99) > load.quiet.p99 * mostTimesP99) misses.push(`${name}: p99 is ${p99} ms.`);
  }
  return {
    lines: [
      `A change of the title of the home page, medians of ${rounds} rounds in milliseconds, with one publisher on the same machine. Goal: ${mostToPublish} ms, and ${mostToRollBack} ms for a rollback.`,
      '',
      ...table(['Until', 'publisher begins', 'stored', 'visible', 'in all'], rows),
      '',
      `The processes of a build take ${build} MB together, the largest ${most('largest')} MB, and with the publisher ${most('together')} MB. Goal for a build: ${mostMegabytes} MB.`,
      '',
      `All pages in turn in Brotli, ${perSecond} requests a second for ${loadFor / 1000} s. Goal: the p99 at most doubles.`,
      '',
      ...table(['Meanwhile', 'p99, ms', 'requests', 'failed'], met),
    ],
    misses,
  };
}
