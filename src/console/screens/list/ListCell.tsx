import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { Column } from '../../../shared/documents/screen.ts';
import { fillRoute } from '../../actions/fill.ts';
import { useConstant } from '../../artifacts/use-artifacts.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useGate } from '../../gates/use-gate.ts';
import { Tooltip } from '../../shell/Tooltip.tsx';
import { useHere } from '../../shell/use-return.ts';
import { cellName, columnSchema, columnValues } from './column-schema.ts';
import { threeLines } from './three-lines.ts';

const LongText = lazy(() => import('./LongText.tsx'));

/** Characters that a row has room for. */
const room = 300;

const whole = { at: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };

interface Props {
  column: Column;
  row: Record<string, unknown>;
  entity: Entity | undefined;
  /** Where the row leads; its first cell is the link. */
  to?: string;
  /** Why the row leads nowhere for this person; said at its first cell. */
  why?: string;
}

export function ListCell({ column, row, entity, to, why }: Props) {
  const gate = useGate(column.goesGate);
  const here = useHere();
  const schema = columnSchema(column, entity);
  const values = columnValues(column, row);
  const name = cellName(column, schema);
  const drawn =
    column.cut && values[0] ? (
      <CutText text={String(values[0])} cut={column.cut} />
    ) : (
      <Cell name={name} record={row} values={values} schema={schema} />
    );
  const route = to ?? (gate.allowed && column.goes && values[0] ? fillRoute(column.goes, row) : undefined);
  if (route) {
    return (
      <Link to={route} state={here}>
        {drawn}
      </Link>
    );
  }
  if (!why && !column.cut && name === 'text' && String(values[0]).length > room)
    return (
      <Suspense fallback={<span style={threeLines}>{drawn}</span>}>
        <LongText text={String(values[0])} />
      </Suspense>
    );
  if (!why) return drawn;
  return (
    <Tooltip text={why}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0}>{drawn}</span>
    </Tooltip>
  );
}

/** A text of `at` characters or more is cut to `to` and an ellipsis; the whole text is in a tooltip. */
function CutText({ text, cut }: { text: string; cut: string }) {
  const { at, to } = useConstant(cut, whole);
  const characters = [...text];
  if (characters.length < at) return text;
  return (
    <Tooltip text={text}>
      {/* The keyboard reaches the whole text, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0} style={{ overflowWrap: 'break-word' }}>
        {characters.slice(0, to).join('')}…
      </span>
    </Tooltip>
  );
}
