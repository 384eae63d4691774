import { expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { sendForm } from './form-clients.ts';

const forms = faultSize(20, 1000);

test(
  'forms are acknowledged while the mail server hangs, and the latency is reported',
  async () => {
    const { mailServer, environment } = await receiveMail();
    mailServer.become('hangs');
    const { dataDir } = await freshPlace('SQLite');
    const server = startServer({
      ...environment,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'error',
    });
    const url = await server.hears(/The site is at (http:\S+)/);
    const milliseconds: number[] = [];
    for (let index = 0; index < forms; index += 1) {
      const before = performance.now();
      const { answer } = await sendForm(url, true);
      milliseconds.push(performance.now() - before);
      expect(answer.status).toBe(201);
    }
    expect(mailServer.mails).toEqual([]);
    milliseconds.sort((one, other) => one - other);
    const [p50, p99] = [0.5, 0.99].map((part) => Math.round(milliseconds[Math.floor(forms * part)] ?? 0));
    console.log(
      `${forms} forms while the mail server hangs: p50 ${p50} ms, p99 ${p99} ms (promised: 300 ms)`,
    );
  },
  10 * minute,
);
