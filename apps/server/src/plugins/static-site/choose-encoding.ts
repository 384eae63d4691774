/** How a file can be sent; `identity` is the file as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preference = ['br', 'gzip', 'identity'] as const;

/**
 * The encoding that the visitor wants most among those there are (RFC 9110 §12.5.3); at equal weight the smallest.
 * A visitor who accepts nothing that is there gets the file as it is.
 */
export function chooseEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  const weights = readWeights(header ?? '');
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    if (!available.has(encoding)) continue;
    const weight = weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',', 32)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(
      name === 'x-gzip' ? 'gzip' : name,
      /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
    );
  }
  return weights;
}
