import Alert from '@mui/material/Alert';
import { Link } from 'react-router';
import type { Panel } from '../../../shared/documents/panel.ts';
import { fillRoute } from '../../actions/fill.ts';
import { fill } from '../../messages/explain.ts';
import { textsOf } from '../../messages/texts-of.ts';
import { useMessages } from '../../messages/use-messages.ts';

type Values = Record<string, unknown>;

interface Props {
  panel: Panel;
  /** Message. */
  text: string;
  values: Values;
}

/** A sentence, and below it a link, or one for each item of a list. */
export function TextPanel({ panel: { each, link }, text: id, values }: Props) {
  const { text, message } = useMessages();
  const found = each === undefined ? undefined : values[each];
  const items = Array.isArray(found) ? (found as Values[]) : [];
  if (each !== undefined && items.length === 0) return null;
  const severity = message(id)?.severity ?? 'info';
  const said = (
    <>
      {text(id, textsOf(values))} {link && each === undefined && <To link={link} values={values} />}
      {link && each !== undefined && (
        <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
          {items.map((item) => (
            <li key={String(item.id)}>
              <To link={link} values={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
  if (severity === 'info') return <div>{said}</div>;
  return <Alert severity={severity}>{said}</Alert>;
}

const To = ({ link, values }: { link: NonNullable<Panel['link']>; values: Values }) => (
  <Link to={fillRoute(link.goes, values)}>{fill(link.label, textsOf(values))}</Link>
);
