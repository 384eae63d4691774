import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { second } from '../clock.ts';
import { RefusedCall } from '../http/problems.ts';
import { createQueue } from '../limits/queue.ts';

/** Argon2id: memory in KiB, passes, lanes. OWASP's first choice for servers. */
export const hashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Shorter than the server's idle timeout, which would close the connection without a response. */
const longestWait = 8 * second;

const argon2id = 2;
const highestCost = { memoryCost: 64 * 1024, timeCost: 8, parallelism: 4, outputLen: 64 } as const;

/** The slow functions themselves, replaceable so that tests can count their runs. */
export interface HashFunctions {
  hash(password: string, cost: typeof hashCost): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/** Hashes passwords with limited concurrency. */
export interface PasswordHashing {
  /**
   * Runs `work` when there is capacity for its hashing.
   * @throws RefusedCall 503 when the queue is full, or after waiting for eight seconds
   */
  withRoom<Result>(work: () => Promise<Result>): Promise<Result>;
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. Without a stored hash it does the same work. When `outdated` is
   * true, the password should be hashed again with the current cost.
   */
  compare(stored: string | undefined, password: string): Promise<{ matches: boolean; outdated: boolean }>;
  /** How many tasks are in `withRoom` now, running or waiting, and the maximum. */
  load(): { inside: number; room: number };
}

/**
 * @param maxParallel hashes that run in parallel; each takes 19 MiB
 * @param waiting requests that may wait for their turn, about two seconds' worth
 */
export function createPasswordHashing({
  functions = { hash, verify },
  maxParallel = Math.min(availableParallelism(), 4),
  waiting = 60,
}: {
  functions?: HashFunctions;
  maxParallel?: number;
  waiting?: number;
} = {}): PasswordHashing {
  const queued = createQueue({ maxParallel, longestWait, refuse: tooMany });
  const decoy = unmatchableHash();
  let inside = 0;
  return {
    async withRoom(work) {
      if (inside >= maxParallel + waiting) throw tooMany();
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
    load: () => ({ inside, room: maxParallel + waiting }),
    hash: (password) => queued(() => functions.hash(password, hashCost)),
    async compare(stored, password) {
      const cost = stored === undefined ? undefined : readCost(stored);
      const usable = cost !== undefined && isReasonable(cost) ? stored : undefined;
      const matches = await queued(() => functions.verify(usable ?? decoy, password));
      if (cost === undefined || usable === undefined) return { matches: false, outdated: false };
      return { matches, outdated: isOutdated(cost) };
    },
  };
}

const tooMany = () =>
  new RefusedCall(503, 'Too many people are signing in right now. Please try again in a moment.', {
    retryAfter: 3,
    limit: 'password hashing',
  });

type Cost = ReturnType<typeof parseOptions>;

/** Undefined for a text that is not a hash. */
function readCost(stored: string): Cost | undefined {
  try {
    return parseOptions(stored);
  } catch {
    return undefined;
  }
}

/** Limits the cost of a stored hash, which could otherwise make the server use gigabytes or minutes. */
function isReasonable(found: Cost): boolean {
  return (
    found.algorithm === argon2id &&
    found.memoryCost <= highestCost.memoryCost &&
    found.timeCost <= highestCost.timeCost &&
    found.parallelism <= highestCost.parallelism &&
    found.outputLen <= highestCost.outputLen
  );
}

function isOutdated(found: Cost): boolean {
  return found.memoryCost < hashCost.memoryCost || found.timeCost < hashCost.timeCost;
}

/** A hash that takes as long to compare as a real one and never matches, because its digest is random. */
function unmatchableHash(): string {
  const { memoryCost, timeCost, parallelism } = hashCost;
  const part = (length: number) => randomBytes(length).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(32)}`;
}
