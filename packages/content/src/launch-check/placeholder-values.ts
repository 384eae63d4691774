import { originalOf } from '../languages/translations.ts';
import type { ContentFile, ContentText } from './content-files.ts';
import type { Claim, Finding } from './finding.ts';

/** Product pictures and templates to fill in: their example values must not be real numbers, in any language. */
const illustrations = ['en/pictures.yaml', 'en/help-pages/videos.yaml', 'en/templates/', 'en/downloads/'];

/** Values that look filled in but are placeholders. */
export function findPlaceholders(files: readonly ContentFile[]): Finding[] {
  return files
    .filter(({ file }) => !illustrations.some((illustration) => originalOf(file).startsWith(illustration)))
    .flatMap(({ file, texts }) =>
      texts
        .filter(({ place }) => !isHint(place))
        .flatMap((text) =>
          findIn(text).map((finding) => ({ where: `content/${file}: ${text.place}`, ...finding })),
        ),
    );
}

/** Example inputs in help texts are not meant to be real values. */
const isHint = (place: string) => /(?:^|[._])(?:help|hint|placeholder)$/.test(place);

function findIn({ text }: ContentText): Claim[] {
  return [
    ...placeholderHosts(text).map((host) => ({
      what: `${host} is an example domain: no one receives email there.`,
      todo: 'Write your own address.',
    })),
    ...placeholderNumbers(text).map((number) => ({
      what: `${number} is a number of zeros.`,
      todo: 'Write your own number.',
    })),
    ...(text.match(/\b[A-Z]{2}-000-?0000\b/g) ?? []).map((address) => ({
      what: `${address} is not a valid digital address.`,
      todo: 'Write the digital address of your office, as GhanaPostGPS shows it.',
    })),
    ...(text.match(/\b(?:[Ll]orem ipsum|LOREM IPSUM|TODO|TBD|FIXME)\b/g) ?? []).map((word) => ({
      what: `"${word}" is a placeholder for missing text.`,
      todo: 'Write the text, or remove it.',
    })),
  ];
}

/** Host names reserved for examples and tests (RFC 2606), which no one can own. */
export function placeholderHosts(text: string): string[] {
  const hosts = text.toLowerCase().match(/(?:[a-z0-9-]+\.)+[a-z]{3,}/g) ?? [];
  return [...new Set(hosts.filter(isPlaceholderHost))];
}

/** Whether no one can own the host name. */
export function isPlaceholderHost(host: string): boolean {
  return /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/.test(
    host.toLowerCase(),
  );
}

function placeholderNumbers(text: string): string[] {
  return (text.match(/\+?\d[\d ()-]{7,18}\d/g) ?? []).filter((number) => {
    const digits = number.replace(/\D/g, '');
    return digits.length >= 9 && digits.length <= 15 && /0{6}/.test(digits);
  });
}
