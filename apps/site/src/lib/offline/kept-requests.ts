import type { FieldError } from '@accounting-site/contract/endpoints/errors';
import { type DBSchema, openDB } from 'idb';
import type { EndState } from './offline-names.ts';

/** A demo request, or a request for a call, that was submitted offline, as stored in the browser. */
export interface KeptRequest {
  /** The idempotency key: however often it is sent, the server stores it once. */
  key: string;
  /** The URL that it is sent to. Missing for a demo request that an earlier version stored. */
  address?: string;
  /** The language of its page, in which the server answers. Missing if an earlier version stored it. */
  language?: string | undefined;
  /** When it was typed, in milliseconds. */
  at: number;
  /** waiting: not sent yet. Once shown, only a sent request is deleted. */
  state: 'waiting' | EndState;
  /** The form values; empty once it is sent. */
  fields: Record<string, string>;
  errors: FieldError[];
  /** The visitor has closed the note about the failed request. */
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
    // An open connection would keep the browser from deleting the database.
    database.close();
  }
}

/** All requests stored in the browser. */
export const listKeptRequests = (): Promise<KeptRequest[]> =>
  withRequests((database) => database.getAll('requests'));

/** Stores a request, or its new state. @throws when the browser has no storage */
export const keepRequest = (request: KeptRequest) =>
  withRequests((database) => database.put('requests', request));

/** Deletes a request. */
export const forgetRequest = (key: string) => withRequests((database) => database.delete('requests', key));
