import ts from 'typescript';
import { filesMatching } from '../repository/files.ts';

/** A regular expression in the code. */
export interface FoundExpression {
  readonly source: string;
  readonly flags: string;
  /** The first file that contains it. */
  readonly file: string;
}

/**
 * Every distinct regular expression in the code below these folders, except in tests and test helpers.
 * @param imported values of imported names that are parts of expressions
 * @throws if an expression is built from values that are unknown before the code runs
 */
export function listExpressions(
  folders: RegExp,
  imported: Readonly<Record<string, string>>,
): FoundExpression[] {
  const found = new Map<string, FoundExpression>();
  for (const { file, text } of filesMatching(folders).filter((each) => isCode(each.file))) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const code = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const visit = (node: ts.Node): void => {
      const expression = read(node, (name) => constantOf(code, name) ?? imported[name]);
      if (expression === 'unknown') throw new Error(`${file}: ${node.getText()} cannot be checked`);
      if (expression !== undefined) {
        const written = `/${expression.source}/${expression.flags}`;
        if (!found.has(written)) found.set(written, { ...expression, file });
      }
      ts.forEachChild(node, visit);
    };
    visit(code);
  }
  return [...found.values()];
}

const isCode = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|fixture)\.|\/(testing|faults)\//.test(file);

type ConstantOf = (name: string) => ts.Expression | string | undefined;

function read(node: ts.Node, constantOf: ConstantOf): Omit<FoundExpression, 'file'> | 'unknown' | undefined {
  if (ts.isRegularExpressionLiteral(node)) return readLiteral(node);
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || node.expression.getText() !== 'RegExp') return undefined;
  const [source, flags] = (node.arguments ?? []).map((argument) => textOf(argument, constantOf));
  return source === undefined ? 'unknown' : { source, flags: flags ?? '' };
}

function readLiteral({ text }: ts.RegularExpressionLiteral) {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

/** The source text of an expression; undefined if it is not known before the code runs. */
function textOf(node: ts.Expression | string | undefined, constantOf: ConstantOf): string | undefined {
  if (node === undefined || typeof node === 'string') return node;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(constantOf(node.text), constantOf);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const text = textOf(expression, constantOf);
      return text === undefined ? undefined : text + literal.text;
    });
    return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
  }
  if (ts.isRegularExpressionLiteral(node)) return readLiteral(node).source;
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    return textOf(node.expression, constantOf);
  }
  // ['one', 'two'].join('|')
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: list, name } = node.expression;
    if (name.text !== 'join' || !ts.isArrayLiteralExpression(list)) return undefined;
    const parts = list.elements.map((element) => textOf(element, constantOf));
    return parts.includes(undefined) ? undefined : parts.join(textOf(node.arguments[0], constantOf));
  }
  return undefined;
}

/** The value of a constant in a file. */
function constantOf(code: ts.SourceFile, name: string): ts.Expression | undefined {
  const declarations = code.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declarations.find((each) => each.name.getText() === name)?.initializer;
}
