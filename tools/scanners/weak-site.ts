import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

/** A site with the faults that scanners look for, to show that they would find them. Stop it with `close`. */
export async function startWeakSite(): Promise<{ address: string; close: () => void }> {
  const database = new DatabaseSync(':memory:');
  database.exec("create table items (name text); insert into items values ('gari'), ('rice')");
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? '';
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    try {
      const rows = database.prepare(`select name from items where name = '${name}'`).all();
      answer(200, `<html><body><a href="/?name=gari">Gari</a> ${name} ${JSON.stringify(rows)}</body></html>`);
    } catch (error) {
      answer(500, String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      database.close();
    },
  };
}
