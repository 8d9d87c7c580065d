import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenView } from '../../../console/parts.ts';
import { useMessages, useOverlays } from '../../../console/slots.ts';
import { useMails } from './use-mails.ts';

const kinds = ['reminders', 'thanks'] as const;
type Kind = (typeof kinds)[number];

/** Tab of the reminders and of the thank-you mails, one kind at a time. A row that is pressed is shown as a mail. */
export default function Mails() {
  const { text } = useMessages();
  const [search, setSearch] = useSearchParams();
  const kind: Kind = search.get('list') === 'thanks' ? 'thanks' : 'reminders';
  useOpened();
  const choose = (next: Kind | null) =>
    next && setSearch({ tab: 'employeewellbing', edit: 'tab-3', list: next }, { preventScrollReset: true });
  return (
    <>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={kind}
        onChange={(_event, next: Kind | null) => choose(next)}
        aria-label={text('wellbeing/kinds')}
        sx={{ mb: 2 }}
      >
        {kinds.map((one) => (
          <ToggleButton key={one} value={one}>
            {text(`wellbeing/list-${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p style={{ margin: '0 0 16px' }}>{text(`wellbeing/${kind}-about`)}</p>
      <ScreenView key={kind} id={`wellbeing/${kind}`} params={{}} />
    </>
  );
}

/** The mail that the address names is shown in a dialog, and goes from the address with it. */
function useOpened(): void {
  const [search, setSearch] = useSearchParams();
  const { data: mails } = useMails();
  const { open } = useOverlays();
  const id = search.get('mail');
  const mail = mails?.find((one) => one.id === id);
  useEffect(() => {
    if (!id || !mail) return;
    setSearch(
      (now) => {
        now.delete('mail');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    void open('wellbeing/mail-preview', {}, mail);
  }, [id, mail, open, setSearch]);
}
