import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Panel } from '../../../shared/documents/panel.ts';
import { fillRoute } from '../../actions/fill.ts';
import { textsOf } from '../../messages/texts-of.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Notice } from '../Notice.tsx';

interface Props {
  panel: Panel;
  /** Message. */
  notice: string;
  values: Record<string, unknown>;
}

export function NoticePanel({ panel: { icon = 'inbox', link }, notice, values }: Props) {
  const { text } = useMessages();
  return (
    <Notice icon={icon} text={text(notice, textsOf(values))}>
      {link && (
        <Button variant="contained" component={Link} to={fillRoute(link.goes, values)}>
          {link.label}
        </Button>
      )}
    </Notice>
  );
}
