import { Parser } from 'saxen';

/** Callbacks for the events of an XML document, in document order. Names have no prefix. */
interface Heard {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses an XML document. @throws when it is not well-formed, and whatever a callback throws */
export function readXml(xml: string, { open, close, text }: Heard): void {
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('openTag', (name, attributes, decode) => {
    open?.(withoutPrefix(name), (wanted) => {
      const found = Object.entries(attributes()).find(([each]) => withoutPrefix(each) === wanted);
      return found && decode(found[1]);
    });
  });
  parser.on('closeTag', (name) => close?.(withoutPrefix(name)));
  parser.on('text', (found, decode) => text?.(decode(found)));
  parser.on('cdata', (found) => text?.(found));
  parser.parse(xml);
}
