import type { ContentFacts } from './content-facts.ts';
import type { Finding } from './finding.ts';

/** The claims of content/claims.yaml that no one at the company has confirmed yet. */
export function findUnconfirmed({ claims }: ContentFacts): Finding[] {
  return (claims?.product ?? []).flatMap(({ claim, where, confirmed }, index) =>
    confirmed
      ? []
      : {
          where: `content/claims.yaml: product[${index + 1}]`,
          what: `The pages say: "${claim}" No one has confirmed it yet.`,
          todo: `If the product does this, write confirmed: true. If not, remove it here and from ${where.map((file) => `content/${file}`).join(' and ')}.`,
        },
  );
}
