import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/**
 * Sends a request to the site at localhost, each over a new connection.
 * @param ca the certificate of the authority that signed the site's certificate, which is verified
 */
export const askOverTls =
  (port: number, ca: string) =>
  (path: string, { headers, body, ...sent }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, ca, servername: 'localhost', agent: false as const };
      request({ ...options, ...sent, headers: { host: 'localhost', ...headers } }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      })
        .on('error', reject)
        .end(body);
    });
