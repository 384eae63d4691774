import { href } from '../../lib/pages/routes.ts';
import { readEVatWords } from './e-vat-words.ts';

/** A note below statements about VAT: what the product does and does not do about E-VAT. */
export function EVatNote() {
  const { text, link } = readEVatWords();
  return (
    <p className="quiet small wide top-4">
      {text} <a href={href(link.path)}>{link.label}</a>
    </p>
  );
}
