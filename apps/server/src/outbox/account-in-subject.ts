import { sql } from 'kysely';

/**
 * The account in the subject of a message in the outbox: the whole subject, or its end in `news/accountId`, which an
 * email about a publication has. The ID of an account is 36 characters long.
 */
export const accountInSubject = sql<string>`substr(outbox.subject_id, length(outbox.subject_id) - 35)`;
