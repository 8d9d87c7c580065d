import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useArtifacts } from '../../../console/parts.ts';
import { useClosedByLeaving } from '../../../console/slots.ts';
import { opens } from '../../../generated/opens.ts';
import { permissionsIn } from '../../../shared/gates/opens.ts';
import type { CodeColumn } from './code-columns.ts';
import { useAccessText } from './use-access-text.ts';

const Body = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    fontSize: '0.9375rem',
    '& p': { margin: '0 0 12px' },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li': { display: 'grid', gridTemplateColumns: '76px 1fr', gap: 10, padding: '3px 0', overflowWrap: 'anywhere' },
    '& li > span:first-of-type': { color: palette.text.secondary, fontSize: '0.8125rem', paddingTop: 2 },
    '& small': { display: 'block', color: palette.text.secondary },
  };
});

interface Props {
  code: CodeColumn;
  close(): void;
}

/** What a permission opens, from the gates that ask for it: the words are those of the documents. */
export function OpensDialog({ code, close }: Props) {
  useClosedByLeaving(close);
  const text = useAccessText();
  const titleId = useId();
  const { gates } = useArtifacts();
  const asking = Object.values(gates).filter(({ id }) => permissionsIn(gates, id).includes(code.value));
  const opened = sorted(asking.flatMap(({ id }) => opens[id] ?? []));
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2">
        {code.label}
      </DialogTitle>
      {/* It may be longer than the window: the keyboard scrolls it. */}
      <DialogContent tabIndex={0}>
        <Body>
          <p>{code.section}</p>
          {code.reserved && <p>{text('access/matrix.reserved', { reason: code.reserved })}</p>}
          {!code.reserved && opened.length === 0 && <p>{text('access/matrix.within')}</p>}
          <ul>
            {opened.map(({ kind, title, where }) => (
              <li key={`${kind} ${title} ${where}`}>
                <span>{text(`access/matrix.kind-${kind}`)}</span>
                <span>
                  {title.replace(/\{\w+\}/g, '…')}
                  {where && seen(kind) && <small>{where}</small>}
                </span>
              </li>
            ))}
          </ul>
        </Body>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={close}>
          {text('access/why.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Addresses are for programs. */
const seen = (kind: string) => kind !== 'call' && kind !== 'page';

/** What people see first, what programs ask for last. */
const order = ['page', 'tab', 'screen', 'card', 'column', 'field', 'control', 'move', 'call'];

type Opened = (typeof opens)[string];

/** Each once, though several gates may open it. */
const sorted = (things: Opened): Opened =>
  [...new Map(things.map((one) => [`${one.kind} ${one.title} ${one.where}`, one])).values()].sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );
