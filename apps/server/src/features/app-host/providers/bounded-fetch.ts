import type { CustomFetch } from 'openid-client';

/** In bytes, unpacked. What a provider says of itself, its keys and its tokens take a few kilobytes each. */
export const answerMaxBytes = 256 * 1024;

/**
 * Fetch that reads an answer to its end, or as far as anything of use could reach: an answer without an end, or one that
 * unpacks to gigabytes, would fill our memory.
 * @throws when the answer is longer
 */
export const boundedFetch: CustomFetch = async (address, options) => {
  // The same, but for what TypeScript makes of a body that is not there.
  const answer = await fetch(address, options as RequestInit);
  if (answer.body === null) return answer;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const part of answer.body) {
    bytes += part.byteLength;
    if (bytes > answerMaxBytes) throw new Error(`The answer is longer than ${answerMaxBytes} bytes`);
    parts.push(part);
  }
  const { status, statusText, headers } = answer;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
};
