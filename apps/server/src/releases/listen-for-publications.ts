import pg from 'pg';
import { publicationChannel } from './releases.repository.ts';

const connectAgainAfter = 5000;

/**
 * Calls `heard` when PostgreSQL announces a publication. It needs a connection of its own, and opens another
 * one when that breaks.
 * @returns stops listening
 */
export function listenForPublications(databaseUrl: string, heard: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'accounting-site releases',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    client = next;
    next.on('notification', heard);
    // Without a listener, a broken connection would end the process.
    next.on('error', () => {});
    next.once('end', again);
    try {
      await next.connect();
      await next.query(`listen ${publicationChannel}`);
      // What was published while no one listened.
      heard();
    } catch {
      void next.end().catch(() => {});
      again();
    }
  };
  const again = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(connect, connectAgainAfter).unref();
  };
  void connect();

  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
