import { payeOn, writePaye } from './paye.ts';

/**
 * A formula of a template, as written in the content: `opening + sum_so_far(cash_in) - sum_so_far(cash_out)`.
 * Names are columns of the same row, fields above the table, or rows of the totals.
 */
export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'sum'; column: string }
  | { kind: 'paye'; taxable: string }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula };

type Operator = '+' | '-' | '*' | '/';

/** Both mean the same: in a row the sum of the rows so far, in the totals that of all rows. */
const sums = ['sum_so_far', 'sum_all'];
const token = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_]*)|([-+*/()]))/y;

/**
 * Parses a formula.
 * @throws Error that says which part is invalid
 */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text);
  let at = 0;
  const take = (wanted: string): boolean => {
    if (tokens[at] !== wanted) return false;
    at++;
    return true;
  };
  const need = (wanted: string) => {
    if (!take(wanted)) throw new Error(`"${text}": write ${wanted} before "${tokens[at] ?? 'the end'}"`);
  };

  const chain = (operators: Operator[], next: () => Formula): Formula => {
    let left = next();
    for (;;) {
      const operator = operators.find(take);
      if (operator === undefined) return left;
      left = { kind: 'operation', operator, left, right: next() };
    }
  };
  const expression = (): Formula => chain(['+', '-'], () => chain(['*', '/'], operand));
  const operand = (): Formula => {
    if (take('(')) {
      const inner = expression();
      need(')');
      return inner;
    }
    const word = tokens[at++] ?? '';
    if (/^\d/.test(word)) return { kind: 'number', value: Number(word) };
    if (!/^[a-z]/.test(word)) throw new Error(`"${text}": write a name or a number instead of "${word}"`);
    const isSum = sums.includes(word);
    if (!isSum && word !== 'paye_on') return { kind: 'name', name: word };
    need('(');
    const name = tokens[at++] ?? '';
    need(')');
    return isSum ? { kind: 'sum', column: name } : { kind: 'paye', taxable: name };
  };

  const whole = expression();
  if (at < tokens.length) throw new Error(`"${text}": "${tokens[at]}" is one too many`);
  return whole;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const whole = text.trim();
  token.lastIndex = 0;
  while (token.lastIndex < whole.length) {
    const from = token.lastIndex;
    const match = token.exec(whole);
    if (!match) throw new Error(`"${text}": "${whole.slice(from).trim()}" cannot be read`);
    tokens.push(match[0].trim());
  }
  return tokens;
}

/** The distinct names whose single value a formula uses. */
export function namesIn(formula: Formula): string[] {
  if (formula.kind === 'name') return [formula.name];
  if (formula.kind === 'paye') return [formula.taxable];
  if (formula.kind !== 'operation') return [];
  return [...new Set([...namesIn(formula.left), ...namesIn(formula.right)])];
}

/** The distinct columns that a formula sums. */
export function columnsSummedIn(formula: Formula): string[] {
  if (formula.kind === 'sum') return [formula.column];
  if (formula.kind !== 'operation') return [];
  return [...new Set([...columnsSummedIn(formula.left), ...columnsSummedIn(formula.right)])];
}

/** Whether a result can be a fraction of a pesewa. */
export const canBeFraction = (formula: Formula): boolean =>
  formula.kind === 'operation' &&
  (formula.operator === '*' ||
    formula.operator === '/' ||
    canBeFraction(formula.left) ||
    canBeFraction(formula.right));

/** The values of the names in a formula: numbers to evaluate it, cell addresses to write it into a sheet. */
export interface Scope<Value> {
  name: (name: string) => Value;
  sum: (column: string) => Value;
}

export function workOut(formula: Formula, scope: Scope<number>): number {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'name') return scope.name(formula.name);
  if (formula.kind === 'sum') return scope.sum(formula.column);
  if (formula.kind === 'paye') return payeOn(scope.name(formula.taxable));
  const [left, right] = [workOut(formula.left, scope), workOut(formula.right, scope)];
  if (formula.operator === '+') return left + right;
  if (formula.operator === '-') return left - right;
  return formula.operator === '*' ? left * right : left / right;
}

/** Writes a formula in spreadsheet syntax, without the leading =. */
export function writeFormula(formula: Formula, scope: Scope<string>): string {
  if (formula.kind === 'number') return String(formula.value);
  if (formula.kind === 'name') return scope.name(formula.name);
  if (formula.kind === 'sum') return `SUM(${scope.sum(formula.column)})`;
  if (formula.kind === 'paye') return writePaye(scope.name(formula.taxable));
  const { operator } = formula;
  const isFactor = operator === '*' || operator === '/';
  const side = (part: Formula, needed: boolean) => {
    const written = writeFormula(part, scope);
    return needed && part.kind === 'operation' ? `(${written})` : written;
  };
  const isSum = (part: Formula) =>
    part.kind === 'operation' && (part.operator === '+' || part.operator === '-');
  const left = side(formula.left, isFactor && isSum(formula.left));
  const right = side(formula.right, isFactor || (operator === '-' && isSum(formula.right)));
  return `${left}${operator}${right}`;
}
