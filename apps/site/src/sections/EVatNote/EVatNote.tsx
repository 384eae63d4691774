import { href } from '../../lib/pages/routes.ts';
import { readEVatWords } from './e-vat-words.ts';

/**
 * A note below statements about VAT: what the product does and does not do about E-VAT. brief: only what it
 * does not do, with the link.
 */
export function EVatNote({ brief = false }) {
  const { limit, instead, link } = readEVatWords();
  return (
    <p className="quiet small wide top-4">
      {limit} {!brief && `${instead} `}
      <a className="together" href={href(link.path)}>
        {link.label}
      </a>
    </p>
  );
}
