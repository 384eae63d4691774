import { fieldName } from '../reading/read-yaml.ts';
import type { ContentFacts } from './content-facts.ts';
import { type ContentField, type ContentFile, fieldsOf } from './content-files.ts';
import type { Finding } from './finding.ts';

const taxCode = /\be-?vat\b|\bqr\b|\bscan to check\b/i;

/**
 * Finds E-VAT and QR codes in pictures of the product. Unless content/claims.yaml says that its invoices are
 * certified by the tax authority, such a picture promises a missing feature.
 */
export function findTaxCodes(files: readonly ContentFile[], { claims }: ContentFacts): Finding[] {
  if (claims?.e_vat_certified) return [];
  return files.flatMap(({ file, data }) =>
    [...fieldsOf(data)]
      .filter((field) => showsTaxCode(field) && (file.endsWith('/pictures.yaml') || isInPicture(field)))
      .map(({ path, value }) => ({
        where: `content/${file}: ${fieldName(path)}`,
        what: `A picture shows "${value}", and the product issues no E-VAT invoices.`,
        todo: 'Remove it, or write e_vat_certified: true in content/claims.yaml once it is true. What the product does about E-VAT is said in content/en/e-vat.yaml.',
      })),
  );
}

/** The fields with what a picture shows, of any file. */
const pictureFields: PropertyKey[] = ['picture', 'screen', 'frames'];

const isInPicture = ({ path }: ContentField) => path.some((field) => pictureFields.includes(field));

/** The QR code of an authenticator app (in French: d’authentification) is on no invoice. */
const showsTaxCode = ({ value }: ContentField) =>
  typeof value === 'string' && taxCode.test(value) && !/\bauthenti(?:cator|fication)\b/i.test(value);
