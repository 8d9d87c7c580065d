import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Panel } from '../../../shared/documents/panel.ts';
import { fillRoute } from '../../actions/fill.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useHere } from '../../shell/use-return.ts';
import { Notice } from '../Notice.tsx';
import { useSaid } from './use-said.ts';

interface Props {
  panel: Panel;
  /** Message. */
  notice: string;
  values: Record<string, unknown>;
}

export function NoticePanel({ panel: { icon = 'inbox', link }, notice, values }: Props) {
  const { message } = useMessages();
  const said = useSaid();
  const here = useHere();
  return (
    <Notice icon={icon} title={message(notice)?.title} text={said(notice, values) ?? ''} role="status">
      {link && (
        <Button variant="contained" component={Link} to={fillRoute(link.goes, values)} state={here}>
          {link.label}
        </Button>
      )}
    </Notice>
  );
}
