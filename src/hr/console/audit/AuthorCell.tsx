import { Cell } from '../../../console/cells/Cell.tsx';
import { type CellProps, Tooltip, useMessages } from '../../../console/slots.ts';

/** Who did it, with the address on hover and on focus; and as whom, where that was someone else. */
export default function AuthorCell({ record, values: [name, person, as] }: CellProps) {
  const { text } = useMessages();
  if (!name) return <span style={{ opacity: 0.8 }}>{text('audit/line.system')}</span>;
  const below = as ? text('audit/line.seen-as', { name: String(as) }) : undefined;
  const drawn = <Cell name="person" record={record} values={[name, below]} />;
  const { email } = (person ?? {}) as { email?: string };
  if (!email) return drawn;
  return (
    <Tooltip text={email}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0}>{drawn}</span>
    </Tooltip>
  );
}
