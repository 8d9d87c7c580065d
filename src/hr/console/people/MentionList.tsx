import { styled } from '@mui/material/styles';
import { Initials } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import type { useMention } from './use-mention.ts';

const Paper = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'absolute',
    zIndex: 2,
    width: 'min(320px, 100%)',
    maxHeight: 264,
    overflowY: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    fontSize: '0.875rem',
    backgroundColor: palette.background.paper,
    boxShadow: '0 8px 24px rgba(0, 0, 0, 0.18)',
    '& p': { margin: 0, padding: '12px 14px', color: palette.text.secondary },
    '& [role=listbox]': { margin: 0, padding: 4 },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      padding: '6px 10px',
      borderRadius: 6,
      cursor: 'pointer',
    },
    '& [aria-selected="true"]': { backgroundColor: palette.action.selected },
    '& [role=option] > div': { minWidth: 0, overflow: 'hidden' },
    '& .name, & .mail': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .name': { fontWeight: 560 },
    '& .mail': { fontSize: '0.8125rem', color: palette.text.secondary },
  };
});

interface Props {
  id: string;
  mention: ReturnType<typeof useMention>;
  place: { left: number; top: number };
}

/** The text box keeps the focus: what the keyboard stands on is told by its aria-activedescendant. */
export function MentionList({ id, mention, place }: Props) {
  const { text } = useMessages();
  const { found, searched, current, choose } = mention;
  const scrolled = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
  return (
    <Paper style={place} onMouseDown={(event) => event.preventDefault()}>
      {found.length === 0 && <p>{text(searched ? 'people/note/nobody' : 'people/note/searching')}</p>}
      <div id={id} role="listbox" aria-label={text('people/note/admins')}>
        {found.map((admin, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the text box keeps the focus
          <div
            key={admin.user_id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === current}
            ref={at === current ? scrolled : undefined}
            onClick={() => choose(admin)}
          >
            <Initials name={admin.display_name} />
            <div>
              <span className="name">{admin.display_name}</span>
              <span className="mail">{admin.email}</span>
            </div>
          </div>
        ))}
      </div>
    </Paper>
  );
}
