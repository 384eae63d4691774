import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

export interface Post {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The owner's program that receives the webhooks, for one test. */
export async function openReceiver(answer: (response: ServerResponse) => void) {
  const posts: Post[] = [];
  const server = createServer(async (request, response) => {
    posts.push({ url: request.url, headers: request.headers, body: await text(request) });
    answer(response);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { posts, url: `http://127.0.0.1:${port}/leads` };
}
