import { fieldName } from '../read-yaml.ts';
import { type ContentField, type ContentFile, fieldsOf } from './content-files.ts';
import type { Finding } from './finding.ts';

const taxCode = /\be-?vat\b|\bqr\b|\bscan to check\b/i;

/**
 * Finds E-VAT and QR codes in pictures of the product. Its invoices are not certified by the tax authority,
 * so such a picture would promise a missing feature.
 */
export function findTaxCodes(files: readonly ContentFile[]): Finding[] {
  return files.flatMap(({ file, data }) =>
    [...fieldsOf(data)]
      .filter((field) => (file.endsWith('/pictures.yaml') || isInPicture(field)) && showsTaxCode(field))
      .map(({ path, value }) => ({
        where: `content/${file}: ${fieldName([...path])}`,
        what: `A picture shows "${value}", and the product issues no E-VAT invoices.`,
        todo: 'Remove it from the picture. What the product does about E-VAT is said in content/en/e-vat.yaml.',
      })),
  );
}

const isInPicture = ({ path }: ContentField) => path.includes('picture');

const showsTaxCode = ({ value }: ContentField) => typeof value === 'string' && taxCode.test(value);
