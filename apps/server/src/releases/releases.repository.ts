import { type Selectable, sql } from 'kysely';
import { type AuditSource, recordAuditEvent } from '../audit/audit-events.repository.ts';
import { day } from '../clock.ts';
import { hasRow } from '../database/has-row.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import type { Database } from '../database/open-database.ts';
import type { PublicationTable } from '../database/release-tables.ts';
import { isBuiltAgain } from './built-again.ts';
import type { PackedRelease } from './release-archive.ts';
import { ReleaseError } from './release-error.ts';
import { tellTeam } from './tell-team.ts';

/** The channel on which PostgreSQL tells the servers of a publication. */
export const publicationChannel = 'publications';

/**
 * Stores a release, so that it can be published. Storing it again changes nothing, unless it was pruned.
 * @param author the id of an account; empty for the command line
 */
export async function storeRelease(
  database: Database,
  { id, siteUrl, appHost, commit, nextChange, archive }: PackedRelease,
  { author, note, at }: { author: string; note: string; at: number },
): Promise<void> {
  await database
    .insertInto('releases')
    .values({
      id,
      created_at: at,
      author,
      note,
      site_url: siteUrl ?? '',
      app_host: appHost ?? '',
      commit: commit ?? '',
      size: archive.length,
      next_change: nextChange === undefined ? null : Date.parse(nextChange),
      archive: archive.toString('base64'),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          archive: ref('excluded.archive'),
          size: ref('excluded.size'),
          created_at: ref('excluded.created_at'),
        }))
        .where('releases.archive', 'is', null),
    )
    .execute();
}

/**
 * Makes a stored release the current one and records it. Tells the team by email, unless a date caused it. All
 * servers serve it within five seconds. Call it in a transaction.
 * @param accountId null for the command line
 * @param build without it, the one of an earlier publication of the release
 * @returns the number of the publication
 * @throws ReleaseError when the release is not stored
 */
export async function publishRelease(
  transaction: Database,
  id: string,
  {
    at,
    accountId,
    kind,
    note = '',
    request = 'command line',
    build,
  }: {
    at: number;
    accountId: string | null;
    kind: PublicationTable['kind'];
    note?: string;
    request?: AuditSource;
    build?: ReleaseBuild | undefined;
  },
): Promise<number> {
  await lockCurrent(transaction);
  if (!(await isStored(transaction, id)))
    throw new ReleaseError(`There is no release ${id}. See: release list`);
  const built = build ?? (await findBuild(transaction, id)) ?? { code: '', content: '', built_at: at };
  const values = { release_id: id, at, account_id: accountId, kind, note, ...built };
  const number = await addPublication(transaction, values);
  await recordAuditEvent(transaction, kind === 'rollback' ? 'release rolled back' : 'release published', {
    at,
    request,
    accountId: accountId ?? undefined,
    detail: id,
  });
  // The first one shows visitors what they saw before, or is the installation. A publication by date has no author.
  if (number > 1 && kind !== 'date') await tellTeam(transaction, number, { at, accountId });
  // Sent when the transaction commits.
  if (!isSqlite(transaction)) await sql`select pg_notify(${publicationChannel}, ${id})`.execute(transaction);
  return number;
}

/** Whether a release can be published: it was stored, and not pruned since. */
export const isStored = (database: Database, id: string): Promise<boolean> =>
  hasRow(database.selectFrom('releases').select('id').where('id', '=', id).where('archive', 'is not', null));

/** What a release was built from, as its publication records it. */
export type ReleaseBuild = Pick<Selectable<PublicationTable>, 'code' | 'content' | 'built_at'>;

const findBuild = (database: Database, id: string): Promise<ReleaseBuild | undefined> =>
  latestPublication(database)
    .select(['code', 'content', 'built_at'])
    .where('release_id', '=', id)
    .executeTakeFirst();

/** Takes the next number. Two processes that publish together get different ones. */
async function addPublication(
  transaction: Database,
  values: Omit<Selectable<PublicationTable>, 'number'>,
): Promise<number> {
  for (;;) {
    const number = ((await findCurrent(transaction))?.number ?? 0) + 1;
    const added = await transaction
      .insertInto('publications')
      .values({ number, ...values })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (added !== undefined) return added.number;
  }
}

/** Makes other publications and rollbacks wait until the transaction ends. SQLite has one writer at a time. */
export async function lockCurrent(transaction: Database): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtext(${publicationChannel}))`.execute(transaction);
}

/** A query for the latest publication, which is the current one unless the caller adds conditions. */
export const latestPublication = (database: Database) =>
  database.selectFrom('publications').orderBy('number', 'desc').limit(1);

/**
 * The latest publication, or undefined before the first one. Cheap: servers on SQLite ask four times a
 * second.
 */
export function findCurrent(
  database: Database,
): Promise<Pick<Selectable<PublicationTable>, 'number' | 'release_id' | 'kind' | 'code'> | undefined> {
  return latestPublication(database).select(['number', 'release_id', 'kind', 'code']).executeTakeFirst();
}

/** Characters of base64 that are read at once: a multiple of four. */
const archivePart = 4 * 1024 * 1024;

/**
 * The archive of a release, or undefined if it is unknown or was pruned. It is read in parts, because SQLite's
 * texts are on the heap, and that of the thread that unpacks releases is small: it would end the whole process.
 */
export async function readArchive(database: Database, id: string): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  for (let from = 1; ; from += archivePart) {
    const row = await database
      .selectFrom('releases')
      .select(sql<string | null>`substr(archive, ${sql.lit(from)}, ${sql.lit(archivePart)})`.as('part'))
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.part == null) return undefined;
    parts.push(Buffer.from(row.part, 'base64'));
    if (row.part.length < archivePart) return Buffer.concat(parts);
  }
}

/** Pages that visitors have open may need the files of this many releases, from the current one back. */
export const openReleases = 4;

/**
 * The ids of the current release and of those before it, the latest first, each once.
 * @param onlyNewest of the builds of the same content for several days
 */
export async function listServed(database: Database, count: number, onlyNewest = false): Promise<string[]> {
  const rows = await database
    .selectFrom('publications')
    .select('release_id')
    .$if(onlyNewest, (publications) => publications.where((each) => each.not(isBuiltAgain(each))))
    .groupBy('release_id')
    .orderBy(({ fn }) => fn.max('number'), 'desc')
    .limit(count)
    .execute();
  return rows.map(({ release_id }) => release_id);
}

/** The stored releases, the latest first, with the time when each was last published. */
export function listReleases(database: Database) {
  return database
    .selectFrom('releases')
    .leftJoin('publications', 'publications.release_id', 'releases.id')
    .select(['releases.id', 'created_at', 'releases.note', 'site_url', 'app_host', 'commit', 'size'])
    .select(({ fn }) => [fn.max('publications.at').as('published_at')])
    .where('archive', 'is not', null)
    .groupBy(['releases.id', 'created_at', 'releases.note', 'site_url', 'app_host', 'commit', 'size'])
    .orderBy('created_at', 'desc')
    .orderBy('releases.id')
    .execute();
}

/**
 * Deletes the archives of old releases: all but the `keep` that were published last, and previews older than a
 * day. Of the builds of the same content for several days only the newest counts, to which undo returns; the
 * others stay while open pages need them. Their rows stay for the history. Call it in a transaction.
 * @param keep at least 1, which is the current release
 * @returns the ids of the deleted ones
 */
export async function pruneReleases(
  transaction: Database,
  { keep, at }: { keep: number; at: number },
): Promise<string[]> {
  const open = await listServed(transaction, Math.min(keep, openReleases));
  const kept = [...open, ...(await listServed(transaction, keep, true))];
  const stored = await transaction
    .selectFrom('releases')
    .select(['id', 'created_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('publications').select('number').whereRef('release_id', '=', 'releases.id')).as(
        'is_published',
      ),
    )
    .where('archive', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const old = stored
    .filter(({ id, created_at, is_published }) =>
      is_published ? !kept.includes(id) : created_at <= at - day,
    )
    .map(({ id }) => id);
  if (old.length === 0) return [];
  await transaction.updateTable('releases').set({ archive: null }).where('id', 'in', old).execute();
  await recordAuditEvent(transaction, 'releases pruned', {
    at,
    request: 'command line',
    detail: old.join(' '),
  });
  return old;
}
