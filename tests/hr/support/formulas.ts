/** Every way in which a spreadsheet takes a text for a formula, also one that divides cells at another sign than ours. */
export const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  "A;=cmd|' /C calc'!A0",
  'A\t"@SUM(1)',
];

/** A spreadsheet would reckon what stands in this cell of a CSV file. */
export const isFormula = (cell: string): boolean =>
  /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]|[;\t\r\n|][\s"]*[=@＝＠]/.test(cell);
