import { walk } from 'estree-walker';
import postcss, { AtRule, type Node } from 'postcss';
import { keptValue } from './kept-results.ts';
import { attributeOf, elementsOf, type Page } from './page.ts';
import { allModules, type ReadAsset } from './page-modules.ts';

/**
 * Every page gets all of layout.css and text.css, and whole CSS Modules. This removes the rules for classes that
 * neither the page has nor a script that it can load.
 * @param css the styles of the page
 * @param names see namesOf
 */
export function dropUnusedClasses(css: string, names: ReadonlySet<string>): string {
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

const className = /(?<!")\.([a-z][\w-]*)/gi;
/** A selector that also matches elements without some of its classes. */
const alternatives = /:(?:not|is|where)\(.*\.[a-z]/i;
/** Of a CSS Module: see scoped-class-name.ts. Scripts write other names into className only. */
const isScoped = (name: string) => name.length === 2;

function dropAllBut(names: ReadonlySet<string>, css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const isLayout = layerOf(rule) === 'layout';
    rule.selectors = rule.selectors.filter(
      (selector) =>
        alternatives.test(selector) ||
        [...selector.matchAll(className)].every(
          ([, name = '']) => names.has(name) || !(isLayout || isScoped(name)),
        ),
    );
    if (rule.selector === '') rule.remove();
  });
  root.walkAtRules(/^(container|media|supports)$/, (query) => {
    if (query.nodes?.length === 0) query.remove();
  });
  return root.toString();
}

function layerOf(node: Node | undefined): string | undefined {
  if (node instanceof AtRule && node.name === 'layer') return node.params;
  return node && layerOf(node.parent);
}

/** The class names of a page, and those that the scripts it can load contain. */
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
  const names = known.get(address) ?? (await keptValue(['class names', code], () => parseClassNames(code)));
  known.set(address, names);
  return names;
}

type Code = Parameters<typeof walk>[0];

/** Every word in a className, and every other word that may be a name of a CSS Module. */
async function parseClassNames(code: string): Promise<string[]> {
  // Loaded when it is needed: it takes half a second and 40 MB.
  const { parseAst } = await import('vite');
  const tree = parseAst(code) as Code;
  const inClassNames: string[] = [];
  walk(tree, {
    enter(node) {
      if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'className') return;
      inClassNames.push(...wordsIn(node.value));
    },
  });
  return [...new Set([...inClassNames, ...wordsIn(tree).filter(isScoped)])];
}

/** The words of every text: of literals, templates, arrays and conditions. */
function wordsIn(tree: Code): string[] {
  const texts: string[] = [];
  walk(tree, {
    enter(node) {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
      if (node.type === 'TemplateElement') texts.push(node.value.raw);
    },
  });
  return texts.flatMap((text) => text.split(/\s+/));
}
