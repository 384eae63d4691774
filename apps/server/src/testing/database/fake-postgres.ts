import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from '../app/listen.ts';

/**
 * Its fault: it refuses with an error code of PostgreSQL, disconnects after the greeting, or never responds.
 */
type Behaviour = { refuses: string } | 'breaks off' | 'hangs';

/** A PostgreSQL with faults that a real one cannot be told to have. */
interface FakePostgres {
  readonly url: string;
  /** The number of connections so far. */
  connections(): number;
  become(behaviour: Behaviour): void;
}

/** Starts one on this machine. It stops when the test ends. */
export async function startFakePostgres(first: Behaviour): Promise<FakePostgres> {
  let behaviour = first;
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (typeof behaviour === 'object') return socket.end(refusal(behaviour.refuses));
      socket.write(Buffer.concat([lettingIn, ready]));
      socket.on('data', (question) => {
        if (behaviour === 'hangs') return;
        if (question.includes('select 1')) socket.write(Buffer.concat([nothingFound, ready]));
        else socket.resetAndDestroy();
      });
    });
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `postgres://books:unused@127.0.0.1:${port}/books`,
    connections: () => connections,
    become(next) {
      behaviour = next;
    },
  };
}

/** A message of the protocol, version 3.0 (PostgreSQL documentation, chapter 55.7). */
function message(kind: string, body: Buffer | string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(body) + 4);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)]);
}

const lettingIn = message('R', Buffer.alloc(4));
const ready = message('Z', 'I');
const nothingFound = message('C', 'SELECT 0\0');
const refusal = (code: string) => message('E', `SFATAL\0VFATAL\0C${code}\0MNo\0\0`);
