import { walk } from 'estree-walker';
import postcss from 'postcss';
import { keptValue } from './kept-results.ts';
import { attributeOf, elementsOf, type Page } from './page.ts';
import { allModules, type ReadAsset } from './page-modules.ts';

/**
 * Every page gets all of layout.css, pictures.css and text.css. This removes the rules for classes that neither
 * the page has nor a script that it can load writes in a className.
 * @param css the styles of the page
 * @param names see namesOf
 */
export function dropUnusedLayout(css: string, names: ReadonlySet<string>): string {
  const named = classesIn(css).filter((name) => names.has(name));
  const key = `${named.join(' ')}\n${css}`;
  const known = dropped.get(key) ?? dropAllBut(new Set(named), css);
  dropped.set(key, known);
  return known;
}

/** Articles have the same styles and mostly the same names. */
const dropped = new Map<string, string>();

const classes = new Map<string, string[]>();

/** Every class name in a style, each once, and perhaps other words after a dot. */
function classesIn(css: string): string[] {
  const known = classes.get(css) ?? [...new Set([...css.matchAll(className)].map(([, name = '']) => name))];
  classes.set(css, known);
  return known;
}

const className = /\.([\w-]+)/g;

function dropAllBut(names: ReadonlySet<string>, css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'layout' || layer.nodes === undefined) return;
    layer.walkRules((rule) => {
      rule.selectors = rule.selectors.filter((selector) =>
        [...selector.matchAll(className)].every(([, name = '']) => names.has(name)),
      );
      if (rule.selector === '') rule.remove();
    });
    layer.walkAtRules((query) => {
      if (query.nodes?.length === 0) query.remove();
    });
  });
  return root.toString();
}

/** The class names of a page, and those in every className of the scripts it can load. */
export async function namesOf(page: Page, readAsset: ReadAsset): Promise<Set<string>> {
  const names = new Set(
    elementsOf(page, '*').flatMap((element) => attributeOf(element, 'class').split(/\s+/)),
  );
  for (const [address, code] of allModules(page, readAsset)) {
    for (const name of await classNamesIn(address, code)) names.add(name);
  }
  return names;
}

const known = new Map<string, string[]>();

/** Most pages share most modules, so each is parsed once. */
async function classNamesIn(address: string, code: string): Promise<string[]> {
  const before = known.get(address);
  if (before !== undefined) return before;
  const names = code.includes('className')
    ? await keptValue(['class names', code], () => parseClassNames(code))
    : [];
  known.set(address, names);
  return names;
}

type Node = Parameters<typeof walk>[0];

/** The words of every text in the value of a className: of literals, templates, arrays and conditions. */
async function parseClassNames(code: string): Promise<string[]> {
  // Loaded when it is needed: it takes half a second and 40 MB.
  const { parseAst } = await import('vite');
  const texts: string[] = [];
  walk(parseAst(code) as Node, {
    enter(node) {
      if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'className') return;
      walk(node.value, {
        enter(part) {
          if (part.type === 'Literal' && typeof part.value === 'string') texts.push(part.value);
          if (part.type === 'TemplateElement') texts.push(part.value.raw);
        },
      });
    },
  });
  return texts.flatMap((text) => text.split(/\s+/));
}
