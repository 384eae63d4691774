import type { CustomFetch } from 'openid-client';

/** In bytes, decompressed. A provider's metadata, keys and tokens take a few kilobytes each. */
export const answerMaxBytes = 256 * 1024;

/**
 * A fetch that limits the size of the response: an endless one, or one that decompresses to gigabytes, would
 * fill our memory.
 * @throws when the response is longer
 */
export const boundedFetch: CustomFetch = async (address, options) => {
  // The types differ only for a missing body.
  const answer = await fetch(address, options as RequestInit);
  if (answer.body === null) return answer;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const part of answer.body) {
    bytes += part.byteLength;
    if (bytes > answerMaxBytes) throw new Error(`The response is longer than ${answerMaxBytes} bytes`);
    parts.push(part);
  }
  const { status, statusText, headers } = answer;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
};
