import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The raw response. */
export interface RawAnswer {
  /** 0 when the connection was closed without a response. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Writes bytes to a server that no library would send, and reads until the server closes the connection. */
export async function sendRaw(address: string, lines: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(lines)}`)));
  // The server responds to an invalid request before all of it has been sent.
  socket.on('error', () => {});
  socket.write(lines, 'latin1');
  const received = await text(socket).catch(() => '');
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
    }),
    body: rest.join('\r\n\r\n'),
  };
}
