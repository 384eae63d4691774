import type { FieldError } from '@accounting-site/contract/errors';
import { type DBSchema, openDB } from 'idb';

/** A demo request that was typed without a network, as it lies on the phone. */
export interface KeptRequest {
  /** The idempotency key: however often it is sent, it is stored once. */
  key: string;
  /** When it was typed, in milliseconds. */
  at: number;
  /** waiting: to be sent. The others are told to the visitor, and then forgotten. */
  state: 'waiting' | 'sent' | 'refused' | 'expired';
  /** What was typed; nothing once it is sent. */
  fields: Record<string, string>;
  errors: FieldError[];
  /** The visitor has closed the note that says it was not sent. */
  isNoteClosed?: boolean;
}

interface Schema extends DBSchema {
  requests: { key: string; value: KeptRequest };
}

const open = () =>
  openDB<Schema>('demo-requests', 1, {
    upgrade: (database) => void database.createObjectStore('requests', { keyPath: 'key' }),
  });

async function withRequests<Result>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>) {
  const database = await open();
  try {
    return await work(database);
  } finally {
    // A database that stays open keeps the browser from taking it away.
    database.close();
  }
}

/** Every demo request that lies on the phone. */
export const listKeptRequests = (): Promise<KeptRequest[]> =>
  withRequests((database) => database.getAll('requests'));

/** Stores one, or how it stands now. @throws when the phone stores nothing */
export const keepRequest = (request: KeptRequest) =>
  withRequests((database) => database.put('requests', request));

/** Takes one away. */
export const forgetRequest = (key: string) => withRequests((database) => database.delete('requests', key));
