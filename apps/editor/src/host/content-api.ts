import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { isEditable } from '../entries.ts';
import { Refusal } from '../saving/change.ts';
import { save } from '../saving/save.ts';
import { withVersion } from '../saving/version.ts';
import { describeEntries } from './describe-entries.ts';

type Answer = { status: number; type: string; body: string };

/**
 * The API of the editor's page. Keystatic lists the folder, but reading and writing bypass it: Keystatic
 * would lose comments and layout, and would not validate against our schemas.
 */
export function contentApi(contentFolder: string) {
  const keystatic = makeGenericAPIRouteHandler({
    // Without collections, Keystatic's own API can list files, but neither read nor write one.
    config: { storage: { kind: 'local' }, collections: {}, singletons: {} },
    localBaseDirectory: contentFolder,
  });

  async function list(): Promise<Answer> {
    const headers = { 'no-cors': '1' };
    const { body, status } = await keystatic(new Request('http://127.0.0.1/api/keystatic/tree', { headers }));
    return { status: status ?? 200, type: 'application/json', body: String(body) };
  }

  async function read(path: string): Promise<Answer> {
    if (!isEditable(path)) throw new Refusal(403, `content/${path} cannot be edited here.`);
    const text = await readFile(join(contentFolder, path), 'utf8');
    return { status: 200, type: 'text/plain; charset=utf-8', body: withVersion(path, text) };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const [, , name = '', _version, ...path] = decodeURI(request.url ?? '')
      .split(/[/?]/)
      .slice(1);
    if (request.method === 'GET' && name === 'entries') {
      return { status: 200, type: 'application/json', body: JSON.stringify(describeEntries()) };
    }
    // Only a script of this origin can set this header, so forms of other sites are refused.
    if (request.headers['no-cors'] !== '1') throw new Refusal(400, 'The request is not from the editor.');
    if (request.method === 'GET' && name === 'tree') return list();
    if (request.method === 'GET' && name === 'blob') return read(path.join('/'));
    if (request.method === 'POST' && name === 'update') {
      await save(contentFolder, await json(request));
      return list();
    }
    return { status: 404, type: 'text/plain', body: 'There is no such call.' };
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { status, type, body } = await answer(request).catch(asAnswer);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
}

function asAnswer(error: unknown): Answer {
  if (error instanceof Refusal)
    return { status: error.status, type: 'text/plain; charset=utf-8', body: error.message };
  console.error(error);
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 500, type: 'text/plain; charset=utf-8', body: `Not saved. ${reason}` };
}
