import { existsSync, readFileSync } from 'node:fs';

/** From include/net/tcp_states.h in Linux. */
const states: Record<string, 'open' | 'unsent'> = {
  '01': 'open',
  // Only the client has closed it.
  '08': 'open',
  // The server has closed it: FIN_WAIT1, LAST_ACK, CLOSING.
  '04': 'unsent',
  '09': 'unsent',
  '0B': 'unsent',
};

/** A connection to a port of the server, as the kernel sees it. */
interface Connection {
  /** The port of the client. */
  readonly client: number;
  /** `unsent`: the server has closed it, but the kernel still has data that the client has not read. */
  readonly state: 'open' | 'unsent';
}

/** The connections of a port, from the tables of Linux. */
export function findConnections(port: number): Connection[] {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((table) => existsSync(table));
  return connectionsIn(tables.map((table) => readFileSync(table, 'utf8')).join('\n'), port);
}

/** Parses such a table (Documentation/networking/proc_net_tcp.rst). */
export function connectionsIn(table: string, port: number): Connection[] {
  return table.split('\n').flatMap((line) => {
    const [, local = '', remote = '', code = ''] = line.trim().split(/\s+/);
    const state = states[code];
    return state !== undefined && portOf(local) === port ? [{ client: portOf(remote), state }] : [];
  });
}

const portOf = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16);
