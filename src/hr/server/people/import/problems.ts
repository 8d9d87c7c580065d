import { constants } from '../../../../generated/options.ts';
import type { CallContext, SheetTrouble } from '../../../../server/context.ts';

/** Why a file cannot be read, in words. */
export function problemText(context: Pick<CallContext, 'text'>, { problem, row }: SheetTrouble): string {
  const most = (count: number) => ({ most: count.toLocaleString('en') });
  switch (problem) {
    case 'too-many-rows':
      return context.text('people/import/problem-too-many-rows', most(constants['people/import/mostRows']));
    case 'too-many-columns':
      return context.text('people/import/problem-too-many-columns', most(constants['people/import/mostColumns']));
    case 'too-many-cells':
      return context.text('people/import/problem-too-many-cells', most(constants['people/import/mostCells']));
    case 'too-much-text':
      return context.text('people/import/problem-too-much-text');
    case 'too-much-work':
      return context.text('people/import/problem-too-much-work');
    case 'cell-too-long':
      return context.text('people/import/problem-cell-too-long', {
        row: row ?? '?',
        ...most(constants['people/import/mostSigns']),
      });
    case 'broken':
      return row === undefined
        ? context.text('people/import/problem-broken')
        : context.text('people/import/problem-broken-row', { row });
    case 'empty':
      return context.text('people/import/problem-empty');
    case 'not-a-table':
      return context.text('people/import/problem-not-a-table');
    case 'protected':
      return context.text('people/import/problem-protected');
    case 'unpacks-too-large':
      return context.text('people/import/problem-unpacks-too-large');
  }
}
