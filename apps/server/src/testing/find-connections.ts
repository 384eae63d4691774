import { existsSync, readFileSync } from 'node:fs';

/** Of include/net/tcp_states.h in Linux. */
const states: Record<string, 'open' | 'unsent'> = {
  '01': 'open',
  // Closed by the client alone.
  '08': 'open',
  // Closed by the server: FIN_WAIT1, LAST_ACK, CLOSING.
  '04': 'unsent',
  '09': 'unsent',
  '0B': 'unsent',
};

/** What the kernel has of a port that a server listens at. */
export interface Connections {
  /** The server has them open. */
  open: number;
  /** The server has closed them; the kernel still holds what the client has not taken. */
  unsent: number;
}

/** Counts the connections of a port by the tables of Linux. */
export function countConnections(port: number): Connections {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((table) => existsSync(table));
  return countIn(tables.map((table) => readFileSync(table, 'utf8')).join('\n'), port);
}

/** The same in the text of such a table (Documentation/networking/proc_net_tcp.rst). */
export function countIn(table: string, port: number): Connections {
  const counts = { open: 0, unsent: 0 };
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of table.split('\n')) {
    const [, local, , code = ''] = line.trim().split(/\s+/);
    const state = states[code];
    if (state !== undefined && local?.endsWith(ending)) counts[state] += 1;
  }
  return counts;
}
