import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

const socketName = '.s.PGSQL.5432';

/** `whole`, or cut: connections are refused, or no data passes any more. */
type State = 'whole' | 'refuses' | 'hangs';

/** A proxy to the test cluster whose connections can be cut. */
interface PostgresWire {
  /** The URL of a database of the cluster, through the proxy. */
  url(database: string): string;
  become(state: State): void;
}

/** Starts a proxy to the test cluster. It stops when the test ends. */
export async function layPostgresWire(): Promise<PostgresWire> {
  const folder = mkdtempSync(join(tmpdir(), 'wire-'));
  const cluster = new URL(inject('postgresUrl').replace('postgres:', 'http:').replace('@/', '@x/'));
  const behind = join(cluster.searchParams.get('host') ?? '', socketName);
  const sockets = new Set<Socket>();
  let state: State = 'whole';
  const pass = (one: Socket, other: Socket) => {
    sockets.add(one);
    one.on('data', (data) => {
      if (state === 'whole') other.write(data);
    });
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  };
  const server = createServer((front) => {
    if (state === 'refuses') return front.destroy();
    const back = connect(behind);
    pass(front, back);
    pass(back, front);
  });
  await new Promise<void>((resolve) => server.listen(join(folder, socketName), resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: (database) => `postgres://postgres@/${database}?host=${folder}`,
    become(next) {
      state = next;
      if (state === 'refuses') cut();
    },
  };
}
