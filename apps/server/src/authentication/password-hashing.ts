import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { second } from '../clock.ts';
import { RefusedCall } from '../problems.ts';
import { createTurns } from '../turns.ts';

/** Argon2id: memory in KiB, passes, lanes. OWASP's first choice for servers. */
export const hashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A connection over which nothing is said for longer than the server keeps it would end without an answer. */
const longestWait = 8 * second;

const argon2id = 2;
const highestCost = { memoryCost: 64 * 1024, timeCost: 8, parallelism: 4, outputLen: 64 } as const;

/** The slow functions themselves, so that tests can count how often they run. */
export interface HashFunctions {
  hash(password: string, cost: typeof hashCost): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/** Hashes passwords, a few at a time. */
export interface PasswordHashing {
  /**
   * Runs `work` when there is room for its hashing.
   * @throws RefusedCall 503 when too many wait already, or when its turn does not come within eight seconds
   */
  withRoom<Result>(work: () => Promise<Result>): Promise<Result>;
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash; always the same work, also without a stored hash. `outdated` asks to
   * hash the password again with today's cost.
   */
  compare(stored: string | undefined, password: string): Promise<{ matches: boolean; outdated: boolean }>;
  /** How many calls are inside of `withRoom` now, and how many there is room for. */
  load(): { inside: number; room: number };
}

/**
 * @param atOnce hashes that run side by side; each takes 19 MiB
 * @param waiting calls that may wait for their turn, about two seconds' worth
 */
export function createPasswordHashing({
  functions = { hash, verify },
  atOnce = Math.min(availableParallelism(), 4),
  waiting = 60,
}: {
  functions?: HashFunctions;
  atOnce?: number;
  waiting?: number;
} = {}): PasswordHashing {
  const inTurn = createTurns({ atOnce, longestWait, refuse: tooMany });
  const decoy = unmatchableHash();
  let inside = 0;
  return {
    async withRoom(work) {
      if (inside >= atOnce + waiting) throw tooMany();
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
    load: () => ({ inside, room: atOnce + waiting }),
    hash: (password) => inTurn(() => functions.hash(password, hashCost)),
    async compare(stored, password) {
      const cost = stored === undefined ? undefined : readCost(stored);
      const usable = cost !== undefined && isReasonable(cost) ? stored : undefined;
      const matches = await inTurn(() => functions.verify(usable ?? decoy, password));
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

/** Undefined for what is no hash. */
function readCost(stored: string): Cost | undefined {
  try {
    return parseOptions(stored);
  } catch {
    return undefined;
  }
}

/** A stored hash is refused before it could make the server take gigabytes or minutes. */
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

/** Costs as much as a real one and matches nothing: its digest is random. */
function unmatchableHash(): string {
  const { memoryCost, timeCost, parallelism } = hashCost;
  const part = (length: number) => randomBytes(length).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(32)}`;
}
