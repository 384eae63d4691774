import { type ServerResponse, STATUS_CODES, validateHeaderValue } from 'node:http';

/** The text of each list of headers that has been sent. */
const blocks = new WeakMap<readonly string[], string>();

/**
 * Gives a response its head as text, for a connection that stays open. `writeHead` would check and join some
 * twenty headers again for each request (decision 0042).
 * @param headers alternating names and values, in a list that does not change
 */
export function writePreparedHead(
  response: ServerResponse,
  { status, headers, requestId }: { status: number; headers: readonly string[]; requestId: string },
  keepAliveTimeout: number,
): void {
  // Node's own name for the head that it has not sent yet, which is not in its types.
  Object.assign(response, {
    statusCode: status,
    _header: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${blockOf(headers)}x-request-id: ${requestId}\r\n${endOfHead(keepAliveTimeout)}`,
  });
}

function blockOf(headers: readonly string[]): string {
  const known = blocks.get(headers);
  if (known !== undefined) return known;
  let block = '';
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    validateHeaderValue(name, value);
    block += `${name}: ${value}\r\n`;
  }
  blocks.set(headers, block);
  return block;
}

let second = 0;
let end = '';

/** What Node adds to a response after which the connection stays open. It changes once a second. */
function endOfHead(keepAliveTimeout: number): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    end = `Date: ${new Date(now * 1000).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`;
  }
  return end;
}
