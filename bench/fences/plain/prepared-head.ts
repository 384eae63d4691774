import type { ServerResponse } from 'node:http';

/** The head of a response as Node writes it, from the list of its headers. */
export function writePreparedHead(
  response: ServerResponse,
  { status, headers, requestId }: { status: number; headers: readonly string[]; requestId: string },
): void {
  response.writeHead(status, [...headers, 'x-request-id', requestId]);
}
