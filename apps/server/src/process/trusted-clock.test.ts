import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { day, hour } from '../clock.ts';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { tidyUpHourly } from './housekeeping.ts';

const start = Date.UTC(2026, 10, 2, 9);
const year = 365 * day;
const retention = { leads: 730, registrations: 30, audit: 400 };

afterEach(() => void vi.restoreAllMocks());

describe.each(bothDatabases)('the clock of housekeeping on %s', (on) => {
  const open = async () => {
    const { database } = await freshDatabase(on);
    const time = { now: start, elapsed: 0 };
    vi.spyOn(performance, 'now').mockImplementation(() => time.elapsed);
    const timers = vi.spyOn(globalThis, 'setInterval');
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) });
    tidyUpHourly({ database, clock: () => time.now, retention }, log)();
    const [run] = timers.mock.lastCall ?? [];
    timers.mockRestore();
    const addLead = (id: string, received_at: number) =>
      database
        .insertInto('demo_requests')
        .values({
          ...{ id, received_at, name: 'Ama', email: 'ama@shop.example', phone: '', company: '', message: '' },
          ...{ suspected: 0, idempotency_key: null },
        })
        .execute();
    const leads = async () =>
      (await database.selectFrom('demo_requests').select('id').orderBy('id').execute()).map(({ id }) => id);
    /** The time passes, on both clocks. */
    const pass = (duration: number) => {
      time.now += duration;
      time.elapsed += duration;
    };
    const tidy = async () => {
      const before = lines.length;
      await run?.();
      return lines.slice(before);
    };
    return { time, addLead, leads, pass, tidy };
  };
  const warning = expect.stringContaining('Check the clock of this server');

  test('deletes no lead while it is years ahead, also when something happens meanwhile', async () => {
    const { time, addLead, leads, pass, tidy } = await open();
    await addLead('a', start - day);
    pass(hour);
    time.now += 10 * year;
    await addLead('b', time.now);
    pass(hour);
    expect(await tidy()).toEqual([warning]);
    expect(await leads()).toEqual(['a', 'b']);
  });

  test('deletes old leads when there was one in the last months, or when nothing is there', async () => {
    const { time, addLead, leads, pass, tidy } = await open();
    expect(await tidy()).toEqual([]);
    await addLead('a', start - 3 * year);
    await addLead('b', time.now - 59 * day);
    pass(hour);
    expect(await tidy()).toEqual([]);
    expect(await leads()).toEqual(['b']);
  });

  test('deletes no lead after it jumped ahead, however long it runs', async () => {
    const { time, addLead, leads, pass, tidy } = await open();
    await addLead('a', start - day);
    pass(hour);
    time.now += 10 * year;
    expect(await tidy()).toEqual([warning]);
    pass(7 * day);
    await tidy();
    expect(await leads()).toEqual(['a']);
  });

  test('deletes old leads of a quiet installation after twelve hours without a jump', async () => {
    const { addLead, leads, pass, tidy } = await open();
    await addLead('a', start - 3 * year);
    pass(hour);
    expect(await tidy()).toEqual([warning]);
    pass(11 * hour);
    expect(await tidy()).toEqual([]);
    expect(await leads()).toEqual([]);
  });
});
