import { readContact } from '@accounting-site/content/facts/facts';
import { contactLinks, type LinkedWords, linkWords } from '../../lib/text/contact-links.ts';

interface ContactTextProps {
  text: string;
  /** Other texts that become links, such as the title of an article. */
  links?: LinkedWords[];
}

/** A text in which the company's numbers and addresses are links. */
export function ContactText({ text, links = [] }: ContactTextProps) {
  let at = 0;
  return linkWords(text, [...contactLinks(readContact()), ...links]).map((piece) => {
    at += piece.text.length;
    if (!piece.href) return piece.text;
    const isNumber = /^(tel:|https:\/\/wa\.me\/)/.test(piece.href);
    return (
      <a key={at} href={piece.href} className={isNumber ? 'together' : undefined}>
        {piece.text}
      </a>
    );
  });
}
