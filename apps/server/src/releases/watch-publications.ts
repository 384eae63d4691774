import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** SQLite answers this query in microseconds. */
const lookEveryOnSqlite = 250;
/** PostgreSQL announces publications. This is for when it could not. */
const lookEveryOnPostgres = 3000;

/**
 * Calls `app.catchUp` after each publication.
 * @returns stops watching
 */
export async function watchPublications(
  app: FastifyInstance,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<() => Promise<void>> {
  const look = () => void app.catchUp();
  const timer = setInterval(look, databaseUrl === undefined ? lookEveryOnSqlite : lookEveryOnPostgres);
  timer.unref();
  if (databaseUrl === undefined) return async () => clearInterval(timer);
  const { listenForPublications } = await import('./listen-for-publications.ts');
  const stopListening = listenForPublications(databaseUrl, look);
  return async () => {
    clearInterval(timer);
    await stopListening();
  };
}
