import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { minute } from '../clock.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { readPages } from '../testing/app/read-pages.ts';
import { type ServerProcess, startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const logins = faultSize(300, 10_000);
const mostMemory = 512;
const page = `<!doctype html><title>Home</title>${'word '.repeat(4_000)}`;

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

test('a flood of sign-ins is processed or refused with 503, in little memory, while pages are served', {
  timeout: 5 * minute,
}, async () => {
  const { dataDir } = await freshPlace('SQLite');
  const server = startServer({
    DATA_DIR: dataDir,
    SITE_DIR: buildTestSite({ 'index.html': page }),
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  });
  const url = await server.hears(/The site is at (http:\S+)/);
  const memory = watchMemory(server);
  const pages = readPages(url, page, { keepAlive: true });
  const answers = await Promise.all(Array.from({ length: logins }, (_, index) => logIn(url, index)));
  const { read, p99 } = await pages.stop();
  const most = memory.stop();

  const statuses = countBy(answers, ({ status }) => status);
  console.log(
    `${logins} logins at once: ${JSON.stringify(statuses)}, at most ${most} MB; ` +
      `${read} pages meanwhile, p99 ${p99} ms (promised: 100 ms)`,
  );
  expect(answers).toHaveLength(logins);
  // These accounts do not exist: the response is 401 after a real comparison, or 503 with Retry-After.
  expect(Object.keys(statuses).every((status) => ['401', '503'].includes(status))).toBe(true);
  expect(statuses['401']).toBeGreaterThan(0);
  expect(statuses['503']).toBeGreaterThan(0);
  const putOff = answers.filter(({ status }) => status === 503);
  expect(putOff.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(most).toBeLessThan(mostMemory);
  expect(read).toBeGreaterThan(10);
});

/** Each request comes from another network, so that the queue is tested and not the rate limits. */
function logIn(url: string, index: number): Promise<Answer> {
  const body = JSON.stringify({ email: `person${index}@adom.example`, password: 'not the pass phrase' });
  return ask(url, '/api/api/login', {
    body,
    headers: {
      origin: url,
      'content-type': 'application/json',
      'content-length': `${body.length}`,
      'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
  });
}

function watchMemory({ process: { pid } }: ServerProcess) {
  let most = 0;
  const look = () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    most = Math.max(most, Math.round(Number(kilobytes) / 1024));
  };
  const timer = setInterval(look, 50);
  onTestFinished(() => clearInterval(timer));
  return {
    stop() {
      clearInterval(timer);
      look();
      return most;
    },
  };
}

function ask(
  url: string,
  path: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method: 'POST', headers, agent: false }, (answer) => {
      answer
        .resume()
        .once('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
        );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function countBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) counts[keyOf(entry)] = (counts[keyOf(entry)] ?? 0) + 1;
  return counts;
}
