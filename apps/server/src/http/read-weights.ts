/**
 * What a header like Accept-Encoding lists, in lower case, with the weight of each: from 0 to 1 (RFC 9110 §12.4.2), and
 * 0 for a weight that cannot be read.
 */
export function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',', 32)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 0);
  }
  return weights;
}
