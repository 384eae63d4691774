import { readWebinars } from '@accounting-site/content/files/webinars';
import { staffCalls } from '@accounting-site/contract/calls/staff-calls';
import type { FastifyInstance } from 'fastify';
import { listAuditEvents } from '../../../audit/audit-events.repository.ts';
import type { StaffServices } from '../../../authentication/signed-in.ts';
import { day } from '../../../clock.ts';
import type { Config } from '../../../config/config.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { createLaunchCheck, type RunLaunchCheck, stateOfSite } from '../../../numbers/launch-check.ts';
import { readToday } from '../../../numbers/read-today.ts';
import { createRecentNumbers } from '../../../numbers/recent-numbers.ts';
import { readPromise } from '../leads/answer-promise.ts';
import { admitStaff } from '../leads/staff/admit-staff.ts';

interface NumbersServices extends StaffServices {
  readonly config: Pick<Config, 'siteDir' | 'staffSecondFactor'>;
  readonly checkLaunch: RunLaunchCheck;
}

/** The endpoints of the first page of the desk: what needs doing, and the numbers. Both are audited. */
export async function staffNumbers(app: FastifyInstance, services: NumbersServices): Promise<void> {
  const { config, database, clock, checkLaunch: run } = services;
  const readNumbers = createRecentNumbers({ database, clock, promise: app.readLater(readPromise) });
  const webinars = app.readLater(readWebinars);
  const stateOf = async () => {
    // The check reports backups that stopped. One that was made since ends that.
    const backups = { event: 'backup written', since: clock() - 3 * day, limit: 1 } as const;
    const [last] = await listAuditEvents(database, backups);
    return `${app.served.release ?? (await stateOfSite(config.siteDir))} ${last?.at}`;
  };
  const launchCheck = createLaunchCheck({ clock, log: app.log, run, stateOf });
  app.addHook('onClose', async () => launchCheck.stop());

  const { staffOf, recordRead } = admitStaff(app, services, 'desk');

  answerCall(app, staffCalls.readToday, async (request) => {
    await recordRead(request, 'numbers read', 'today');
    const { role } = staffOf(request);
    const today = await readToday(database, {
      now: clock(),
      webinars: webinars(),
      role,
      siteDir: config.siteDir,
    });
    const named = today.failed.filter(({ address }) => address !== '');
    if (named.length > 0) {
      await recordRead(request, 'leads listed', `failed messages: ${named.map(({ id }) => id).join(', ')}`);
    }
    return { ...today, launch: launchCheck.read() };
  });

  answerCall(app, staffCalls.readNumbers, async (request) => {
    const { days } = request.query;
    await recordRead(request, 'numbers read', `${days} days`);
    return readNumbers(Number(days));
  });
}
