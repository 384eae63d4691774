import { noteInput } from '@accounting-site/content/content-inputs';

const input = 'origin of the site';
const example = 'https://www.example.com';

/**
 * The origin that pages name, read while a page is rendered: one bundle of the pages is for every address.
 * @throws if SITE_URL is no URL
 */
export function siteOrigin(): string {
  noteInput(input);
  const { SITE_URL, PORT } = process.env;
  if (!SITE_URL) return `http://127.0.0.1:${PORT || 3000}`;
  if (!URL.canParse(SITE_URL))
    throw new Error(`SITE_URL: write the address that visitors type, like ${example}`);
  return SITE_URL;
}

/** The origin now; undefined for other inputs. @param noted as siteOrigin notes it */
export const versionOfSiteOrigin = (noted: string): string | undefined =>
  noted === input ? siteOrigin() : undefined;
