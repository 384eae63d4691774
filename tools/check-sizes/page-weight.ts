import { compressedSize } from '@accounting-site/site/finish-site/best-compression';
import {
  attributeOf,
  type Element,
  elementsOf,
  type Page,
  textOf,
} from '@accounting-site/site/finish-site/page';
import {
  allModules,
  modulesOfReader,
  type ReadAsset,
  scriptsOf,
} from '@accounting-site/site/finish-site/page-modules';

/**
 * The size of a signed-out visitor's first view of a page, in bytes of Brotli at its highest level, as
 * served.
 */
export interface PageWeight {
  html: number;
  script: number;
  /** URL paths of render-blocking resources. */
  blocking: string[];
  hasReact: boolean;
}

/** Measures a built page. */
export async function weighPage(page: Page, readAsset: ReadAsset): Promise<PageWeight> {
  const code = [inlineScript(page), ...modulesOfReader(page, readAsset).values()];
  return {
    html: await compressedSize(page.html),
    script: await sizeOf(code),
    blocking: [
      ...elementsOf(page, 'link')
        .filter(blocksPaint)
        .map((link) => attributeOf(link, 'href')),
      ...scriptsOf(page)
        .filter(blocksParser)
        .map((script) => attributeOf(script, 'src')),
      ...elementsOf(page, 'style').flatMap((style) => textOf(style).match(/@import[^;]+/g) ?? []),
    ],
    hasReact: code.some((text) => /react\.(transitional\.)?element/.test(text)),
  };
}

/** The bytes of all script that a page can ever load, with its islands and their dynamic imports. */
export const weighAllScript = (page: Page, readAsset: ReadAsset): Promise<number> =>
  sizeOf([inlineScript(page), ...allModules(page, readAsset).values()]);

/**
 * The modules of a page that make code from text, which the Content Security Policy refuses and browsers
 * report. The first of them was zod, which only the server needs.
 */
export const findMadeCode = (page: Page, readAsset: ReadAsset): string[] =>
  [...allModules(page, readAsset)]
    .filter(([, code]) => /(?<![\w$.])(?:Function|eval)\(/.test(code))
    .map(([address]) => address);

const inlineScript = (page: Page) => scriptsOf(page).map(textOf).join('\n');

async function sizeOf(texts: string[]): Promise<number> {
  const sizes = await Promise.all(texts.map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const blocksPaint = (link: Element) =>
  attributeOf(link, 'rel').split(' ').includes('stylesheet') && attributeOf(link, 'media') !== 'print';

const blocksParser = ({ attribs }: Element) =>
  (attribs.src ?? '') !== '' && attribs.type !== 'module' && !('defer' in attribs) && !('async' in attribs);
