// One account that sends the heaviest requests that its limits accept. It runs in its own process, because a
// client that sends and receives megabytes would delay a reader in the same process, whatever the server
// does.
import { setPriority } from 'node:os';

/** The next order for the client. */
export type HeavyOrder =
  | { task: 'sign in'; url: string; email: string; password: string }
  | { task: 'fill' }
  | { task: 'burst'; count: number }
  | { task: 'mix'; files: number; lists: number; downloads: number };

type Call = (method: string, path: string, sent?: Buffer<ArrayBuffer>) => Promise<number>;

const rowsOfFile = 10_000;
/** A file of nearly one megabyte. */
const filler = 'x'.repeat(55);
const full = [writeBody(0, 1, true), writeBody(rowsOfFile, 1, true)] as const;
const tooMany = writeBody(2 * rowsOfFile, 1, true);
// With the maximum number of items stored, the heaviest file is one that changes each of them.
const changes = [writeBody(0, 2, true), writeBody(0, 3, true), writeBody(0, 4, false)] as const;

// A lower priority than the server and the reader, because a real attacker uses another machine. The lowest would
// starve it while other tests use every core.
setPriority(5);
let call: Call = () => Promise.reject(new Error('The client has not signed in.'));
process.on('message', async (order: HeavyOrder) => process.send?.(await obey(order)));

/** @returns the status of each request */
async function obey(order: HeavyOrder): Promise<number[]> {
  if (order.task === 'sign in') {
    call = await signIn(order);
    return [];
  }
  if (order.task === 'fill') return [await send(full[0]), await send(full[1]), await send(tooMany)];
  if (order.task === 'burst') {
    return Promise.all(Array.from({ length: order.count }, (_, at) => send(changes[at % 3 === 0 ? 2 : 0])));
  }
  const { files, lists, downloads } = order;
  // One more of each kind than may run at the same time.
  const clients = [
    ...Array.from({ length: 5 }, () => inTurn(lists / 5, () => call('GET', '/inventory'))),
    ...Array.from({ length: 2 }, () => inTurn(downloads / 2, () => call('GET', '/account/data'))),
    ...Array.from({ length: 2 }, () => inTurn(files / 2, (at) => send(changes[at % 2 === 0 ? 1 : 0]))),
  ];
  return (await Promise.all(clients)).flat();
}

const send = (body: Buffer<ArrayBuffer>) => call('POST', '/inventory/import', body);

async function inTurn(count: number, ask: (at: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push(await ask(at));
  return statuses;
}

/** The body of an import: the items from an index on, all with the same quantity. */
function writeBody(from: number, quantity: number, save: boolean): Buffer<ArrayBuffer> {
  const rows = Array.from(
    { length: rowsOfFile },
    (_, at) => `${filler} ${from + at},S${from + at},${quantity}`,
  );
  return Buffer.from(JSON.stringify({ csv: ['name,sku,quantity', ...rows].join('\n'), save }));
}

/** @returns a function that sends a request, reads its whole response and returns the status */
async function signIn({
  url,
  email,
  password,
}: {
  url: string;
  email: string;
  password: string;
}): Promise<Call> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${url}/api/api/login`, { method: 'POST', headers, body });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const authorization = `Bearer ${accessToken}`;
  return async (method, path, sent) => {
    const response = await fetch(`${url}/api/api${path}`, {
      method,
      headers: { origin: url, authorization, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: sent }),
    });
    await response.arrayBuffer();
    return response.status;
  };
}
