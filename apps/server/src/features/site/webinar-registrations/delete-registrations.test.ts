import { expect, test } from 'vitest';
import { day } from '../../../clock.ts';
import { countAtParts } from '../../../testing/database/count-at-parts.ts';
import { bothDatabases, freshDatabase } from '../../../testing/database/fresh-database.ts';
import { storeSeat } from '../leads/store-seat.ts';
import { deleteOldRegistrations } from './webinar-registrations.repository.ts';

const start = Date.UTC(2026, 10, 2);
/** More than one transaction deletes. */
const many = 600;

test.each(bothDatabases)(
  'old registrations are deleted in parts, and each is counted once, on %s',
  async (on) => {
    const { database } = await freshDatabase(on);
    const seat = { webinar_id: 'first-report', registered_at: start, occurrence_start: start, suspected: 0 };
    for (let index = 0; index < many; index += 1) {
      const registration = { ...seat, id: `r-${index}`, name: 'Ama', email: `ama${index}@shop.example` };
      await database.insertInto('webinar_registrations').values(registration).execute();
      if (index % 100 === 0) await storeSeat(database, registration);
    }
    const counts = countAtParts(database, 'webinar_registrations');
    for (const now of [start + 30 * day, start + 30 * day + 1, start + 30 * day + 1]) {
      await deleteOldRegistrations(database, now, 30);
    }
    expect(counts).toEqual([many, many - 500]);
    for (const table of ['webinar_registrations', 'demo_requests'] as const) {
      expect(await database.selectFrom(table).select('id').execute()).toEqual([]);
    }
    expect(await database.selectFrom('visits').select(['kind', 'page', 'count']).execute()).toEqual([
      { kind: 'seat', page: 'first-report', count: many },
    ]);
  },
);
