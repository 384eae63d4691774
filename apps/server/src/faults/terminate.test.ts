import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { minute, second } from '../clock.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const times = faultSize(2, 100);
const clients = 12;

test(
  `a server that is told to stop ${times} times under load drops no request, and exits within ten seconds`,
  async () => {
    const { dataDir } = await freshPlace('SQLite');
    const siteDir = buildTestSite({ 'index.html': `<title>Home</title>${'words '.repeat(3000)}` });
    const environment = {
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'info',
    };
    let answered = 0;
    for (let round = 0; round < times; round += 1) {
      const server = startServer(environment);
      const url = await server.hears(/The site is at (http:\S+)/);
      const asking = Array.from({ length: clients }, (_, at) => askUntilClosed(url, round * clients + at));
      // The signal is sent once every client has had a response.
      await Promise.all(asking.map(({ first }) => first));
      await sleep(200 + ((round * 53) % 300));
      const closed = once(server.process, 'close');
      const toldAt = performance.now();
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(performance.now() - toldAt).toBeLessThan(10 * second);
      const asked = await Promise.all(asking.map(({ all }) => all));
      const received = asked.reduce((sum, { answers }) => sum + answers, 0);
      expect(asked.flatMap(({ wrong }) => wrong)).toEqual([]);
      await closed;
      // Every accepted request got a complete response.
      expect(received).toBe(server.log().match(/"requestId":/g)?.length);
      answered += received;
    }
    expect(answered).toBeGreaterThan(times * clients);
  },
  faultSize(minute, 20 * minute),
);

/** Requests pages and forms alternately over one connection, for as long as the server keeps it open. */
function askUntilClosed(url: string, client: number) {
  const { promise: first, resolve: beFirst } = Promise.withResolvers<void>();
  return { first, all: askAll(url, client, beFirst).finally(beFirst) };
}

async function askAll(
  url: string,
  client: number,
  answered: () => void,
): Promise<{ answers: number; wrong: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let answers = 0; ; answers += 1) {
    const isForm = answers % 5 === client % 5;
    const { status, error, isNew } = await (isForm
      ? sendForm(url, agent, client, answers)
      : exchange(url, '/', agent));
    // The server has stopped, or stopped before it accepted this connection. The next request goes to the
    // next server.
    if (error === 'ECONNREFUSED' || (error === 'ECONNRESET' && isNew)) return { answers, wrong: [] };
    if (status !== (isForm ? 201 : 200)) {
      return { answers, wrong: [`${isForm ? 'form' : 'page'}: ${status ?? error}`] };
    }
    answered();
  }
}

/** A form from a new network, as a proxy would report it: forms are rate limited for each network. */
function sendForm(url: string, agent: Agent, client: number, answers: number) {
  const body = JSON.stringify({
    name: 'Ama',
    email: `visitor${client}-${answers}@shop.example`,
    message: 'Hello',
  });
  const from = `10.${client >> 8}.${client & 255}.${answers & 255}`;
  return exchange(url, '/api/site/demo-requests', agent, { body, from });
}

interface Exchange {
  status?: number | undefined;
  error?: string;
  /** The connection was opened for this request. */
  isNew?: boolean;
}

function exchange(url: string, path: string, agent: Agent, form?: { body: string; from: string }) {
  const headers = form && { origin: url, 'content-type': 'application/json', 'x-forwarded-for': form.from };
  return new Promise<Exchange>((resolve) => {
    const sent = request(url + path, { agent, method: form ? 'POST' : 'GET', headers: { ...headers } });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ error: error.code ?? error.message, isNew: !sent.reusedSocket }),
    );
    sent.on('response', (answer) => {
      answer.on('error', (error: Error) => resolve({ error: `broken off: ${error.message}` }));
      answer.resume().on('end', () => resolve({ status: answer.statusCode }));
    });
    sent.end(form?.body);
  });
}
