import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { dropUnusedClasses } from '../../../integrations/finish-site/drop-unused-classes.ts';
import { scopedClassName } from '../../../integrations/scoped-class-name.ts';

const modules = import.meta.glob<Record<string, string>>(
  ['./**/*.module.css', '../../../../../packages/ui/src/{Badge,WovenStrip}/*.module.css'],
  { eager: true, import: 'default' },
);

/** The size with Brotli of a picture's HTML and of the rules of every CSS module that it uses, as built. */
export function weighPicture(html: string): number {
  let built = html;
  const styles: string[] = [];
  for (const [path, names] of Object.entries(modules)) {
    const suffix = names.any?.slice('_any'.length) ?? '';
    if (!html.includes(suffix)) continue;
    const file = fileURLToPath(new URL(path, import.meta.url));
    built = built.replaceAll(new RegExp(`_([a-z_]+)${suffix}`, 'gi'), (_, name: string) =>
      scopedClassName(name, file),
    );
    styles.push(
      minify(file).replaceAll(/\.([a-z]\w*)/gi, (_, name: string) => `.${scopedClassName(name, file)}`),
    );
  }
  const used = new Set(
    [...built.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return brotliCompressSync(Buffer.from(`<style>${dropUnusedClasses(styles.join(''), used)}</style>${built}`))
    .length;
}

const minify = (file: string) =>
  transform({ filename: file, code: readFileSync(file), minify: true }).code.toString();
