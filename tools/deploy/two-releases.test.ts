import { setTimeout as sleep } from 'node:timers/promises';
import { publishRelease } from '@accounting-site/server/releases/releases.repository';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { faultSize } from '@accounting-site/server/testing/load/fault-size';
import { makeRelease, publish, scriptOf } from '@accounting-site/server/testing/publishing/make-release';
import { expect, test, vi } from 'vitest';
import { startTwoServers } from './start-two-servers.ts';

const rounds = faultSize(4, 40);
const visitorsASecond = 100;

/** Reads a page and then the script that it names, which another server may send. */
async function visit(address: string, page: string) {
  const answer = await fetch(address + page);
  const html = await answer.text();
  const [, name = 'none', script = '/none'] = /<title>\w+ (\w+)<.*src="([^"]+)"/.exec(html) ?? [];
  const code = await fetch(address + script);
  const isWhole =
    answer.status === 200 &&
    script === scriptOf(name) &&
    code.status === 200 &&
    (await code.text()).startsWith(`export default '${name}'`);
  return { name, problem: isWhole ? undefined : `${page} ${answer.status} ${name} ${script} ${code.status}` };
}

test(
  'a release published on one server is on both within five seconds, while 200 requests a second see whole pages',
  async () => {
    const siteDir = buildTestSite({ 'robots.txt': 'no page: nginx has nothing to send itself' });
    const { first, second, address, database } = await startTwoServers(siteDir);
    const servers = [first, second];
    const names = Array.from({ length: rounds }, (_, round) => `release${round}`);
    const releases = await Promise.all(names.map((name) => makeRelease(name)));
    const showsEverywhere = async (name: string) => {
      const began = performance.now();
      for (const { url } of servers) {
        await vi.waitFor(async () => expect((await visit(url, '/pricing')).name).toBe(name), {
          timeout: 5000,
          interval: 20,
        });
      }
      return performance.now() - began;
    };
    for (const release of releases.slice(0, 1)) await publish(database, release);
    await showsEverywhere(names[0] ?? '');

    let isOver = false;
    const problems: string[] = [];
    let visits = 0;
    const visiting: Promise<void>[] = [];
    const load = (async () => {
      for (let began = performance.now(); !isOver; ) {
        visiting.push(
          visit(address, visits % 2 === 0 ? '/' : '/pricing').then(
            ({ problem }) => void (problem !== undefined && problems.push(problem)),
            (error: unknown) => void problems.push(String(error)),
          ),
        );
        visits += 1;
        began = Math.max(began + 1000 / visitorsASecond, performance.now() - 100);
        await sleep(Math.max(0, began - performance.now()));
      }
    })();
    const times: number[] = [];
    for (const [round, release] of releases.entries()) {
      if (round === 0) continue;
      await publish(database, release);
      times.push(await showsEverywhere(names[round] ?? ''));
      await database.transaction().execute((transaction) =>
        publishRelease(transaction, releases[round - 1]?.id ?? '', {
          at: Date.now(),
          accountId: null,
          kind: 'rollback',
        }),
      );
      times.push(await showsEverywhere(names[round - 1] ?? ''));
    }
    isOver = true;
    await load;
    await Promise.all(visiting);
    expect(problems).toEqual([]);
    expect(Math.max(...times)).toBeLessThan(5000);
    for (const { server } of servers) expect(server.log()).not.toMatch(/"level":"(error|fatal)"/);
    console.log(
      `${visits} visits of two requests, ${times.length} publications, seen by both servers within ${times.map(Math.round).join(', ')} ms`,
    );
  },
  faultSize(90, 900) * 1000,
);
