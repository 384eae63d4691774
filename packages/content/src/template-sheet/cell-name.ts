/**
 * The name of a cell in a spreadsheet: column 0 and row 0 are A1.
 * @param fixed which parts do not change when the formula is copied to another row or column
 */
export function cellName(column: number, row: number, fixed: 'nothing' | 'row' | 'both' = 'nothing'): string {
  const [beforeColumn, beforeRow] = [fixed === 'both' ? '$' : '', fixed === 'nothing' ? '' : '$'];
  return `${beforeColumn}${columnName(column)}${beforeRow}${row + 1}`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
