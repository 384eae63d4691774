import type { ContentFile, ContentText } from './content-files.ts';
import type { Claim, Finding } from './finding.ts';

/** Drawings of the product and sheets to fill in: nobody's real number should stand there. */
const illustrations = ['en/pictures.yaml', 'en/help-pages/videos.yaml', 'en/templates/', 'en/downloads/'];

/** Values that look filled in and are not. */
export function findPlaceholders(files: readonly ContentFile[]): Finding[] {
  return files
    .filter(({ file }) => !illustrations.some((illustration) => file.startsWith(illustration)))
    .flatMap(({ file, texts }) =>
      texts
        .filter(({ place }) => !isHint(place))
        .flatMap((text) =>
          findIn(text).map((finding) => ({ where: `content/${file}: ${text.place}`, ...finding })),
        ),
    );
}

/** What shows people how to write something is meant to be no real value. */
const isHint = (place: string) => /(?:^|[._])(?:help|hint|placeholder)$/.test(place);

function findIn({ text }: ContentText): Claim[] {
  return [
    ...placeholderHosts(text).map((host) => ({
      what: `${host} is nobody's address: such names are kept for examples.`,
      todo: 'Write your own address.',
    })),
    ...placeholderNumbers(text).map((number) => ({
      what: `${number} is a number of zeros.`,
      todo: 'Write your own number.',
    })),
    ...(text.match(/\b[A-Z]{2}-000-?0000\b/g) ?? []).map((address) => ({
      what: `${address} is no digital address.`,
      todo: 'Write the digital address of your office, as GhanaPostGPS shows it.',
    })),
    ...(text.match(/\b(?:[Ll]orem ipsum|LOREM IPSUM|TODO|TBD|FIXME)\b/g) ?? []).map((word) => ({
      what: `"${word}" stands where the words are missing.`,
      todo: 'Write the words, or take the text out.',
    })),
  ];
}

/** Names of hosts that a standard keeps for examples and tests (RFC 2606), so that they can never be anybody's. */
export function placeholderHosts(text: string): string[] {
  const hosts = text.toLowerCase().match(/(?:[a-z0-9-]+\.)+[a-z]{3,}/g) ?? [];
  return [...new Set(hosts.filter(isPlaceholderHost))];
}

/** Whether a host can never be anybody's. */
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
