import { constants } from '../../../../generated/options.ts';
import type { CallContext, SheetProblem } from '../../../../server/context.ts';

/** Why a file cannot be read, in words. */
export function problemText(
  context: Pick<CallContext, 'text'>,
  { problem, row }: { problem: SheetProblem; row?: number },
): string {
  const most = (count: number) => ({ most: count.toLocaleString('en') });
  switch (problem) {
    case 'too-many-rows':
      return context.text('people/import.problem-too-many-rows', most(constants['people/import.mostRows']));
    case 'too-many-columns':
      return context.text('people/import.problem-too-many-columns', most(constants['people/import.mostColumns']));
    case 'cell-too-long':
      return context.text('people/import.problem-cell-too-long', {
        row: row ?? '?',
        ...most(constants['people/import.mostSigns']),
      });
    case 'broken':
      return row === undefined
        ? context.text('people/import.problem-broken')
        : context.text('people/import.problem-broken-row', { row });
    case 'empty':
      return context.text('people/import.problem-empty');
    case 'not-a-table':
      return context.text('people/import.problem-not-a-table');
    case 'protected':
      return context.text('people/import.problem-protected');
    case 'unpacks-too-large':
      return context.text('people/import.problem-unpacks-too-large');
  }
}
