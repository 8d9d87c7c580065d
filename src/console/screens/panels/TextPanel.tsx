import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Panel } from '../../../shared/documents/panel.ts';
import { filled } from '../../../shared/texts/filled.ts';
import { fillRoute } from '../../actions/fill.ts';
import { textsOf } from '../../messages/texts-of.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useHere } from '../../shell/use-return.ts';
import { useSaid } from './use-said.ts';

type Values = Record<string, unknown>;

const Small = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface Props {
  panel: Panel;
  /** Message. */
  text: string;
  values: Values;
}

/** A sentence, and below it a link, or one for each item of a list. */
export function TextPanel({ panel: { each, link, small }, text: id, values }: Props) {
  const { message } = useMessages();
  const said = useSaid()(id, values);
  const found = each === undefined ? undefined : values[each];
  const items = Array.isArray(found) ? (found as Values[]) : [];
  if (said === undefined || (each !== undefined && items.length === 0)) return null;
  const severity = message(id)?.severity ?? 'info';
  const content = (
    <>
      {said} {link && each === undefined && <To link={link} values={values} />}
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
  if (small) return <Small>{content}</Small>;
  if (severity === 'info') return <div>{content}</div>;
  return <Alert severity={severity}>{content}</Alert>;
}

const To = ({ link, values }: { link: NonNullable<Panel['link']>; values: Values }) => (
  <Link to={fillRoute(link.goes, values)} state={useHere()}>
    {filled(link.label, textsOf(values))}
  </Link>
);
