import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The host name in the browser's TLS handshake, if it is another one. */
  servername?: string;
  /** False accepts any certificate. */
  rejectUnauthorized?: boolean;
  /** The loopback address that the request comes from. */
  localAddress?: string;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/**
 * Sends a request to the site at a port of this machine, each over a new connection.
 * @param name the host name of the site
 * @param ca the certificate of the authority that signed the site's certificate, which is verified
 */
export const askOverTls =
  (port: number, name: string, ca: string) =>
  (path: string, { servername = name, headers, body, ...sent }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, ca, servername, agent: false as const };
      request({ ...options, ...sent, headers: { host: servername, ...headers } }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      })
        .on('error', reject)
        .end(body);
    });
