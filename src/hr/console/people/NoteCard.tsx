import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import Moment from '../../../console/cells/Moment.tsx';
import { Icon, Initials, Tooltip } from '../../../console/parts.ts';
import { useConstant, useMessages } from '../../../console/slots.ts';
import { cutText } from '../../rules/cut-text.ts';
import type { Note } from './use-notes.ts';

const Card = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    minWidth: 0,
    padding: '14px 16px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 10,
    backgroundColor: palette.background.paper,
    '&[data-editing]': { borderColor: palette.primary.main, boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
    '& header': { display: 'flex', alignItems: 'center', gap: 10 },
    '& header > div': { flex: 1, minWidth: 0 },
    '& img': { flex: 'none', width: 30, height: 30, borderRadius: '50%', objectFit: 'cover' },
    '& h2, & time': { display: 'block', margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& h2': { fontSize: '0.875rem', fontWeight: 620 },
    '& time': { fontSize: '0.75rem', color: palette.text.secondary },
    '& .icons': { flex: 'none', display: 'flex', marginRight: -8 },
    '& p': { margin: 0, fontSize: '0.875rem', lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& .more': {
      alignSelf: 'flex-start',
      minHeight: 24,
      padding: 0,
      border: 0,
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: palette.primary.main,
      background: 'none',
      cursor: 'pointer',
    },
  };
});

interface Props {
  note: Note;
  /** It stands in the box to be changed. */
  editing: boolean;
  edit(): void;
  remove(): void;
}

/** Who wrote it and when, in the reader's zone; long texts are cut until someone looks at them. */
export function NoteCard({ note, editing, edit, remove }: Props) {
  const { text } = useMessages();
  const [whole, setWhole] = useState(false);
  const cut = useConstant('people/note/cut', { at: 101, to: 97 });
  const short = cutText(note.body, cut);
  const author = { name: note.createdBy_display_name };
  return (
    <Card data-editing={editing || undefined}>
      <header>
        {note.createdBy_profilePicture ? (
          <img src={note.createdBy_profilePicture} alt="" />
        ) : (
          <Initials name={note.createdBy_display_name} />
        )}
        <div>
          <h2>{note.createdBy_display_name}</h2>
          <Moment value={note.createdAt} time />
        </div>
        <div className="icons">
          {note.allowed_actions.includes('edit_comment') && (
            <Tooltip text={text('people/note/edit')}>
              <IconButton size="small" aria-label={text('people/note/edit-of', author)} onClick={edit}>
                <Icon name="edit" />
              </IconButton>
            </Tooltip>
          )}
          {note.allowed_actions.includes('delete_comment') && (
            <Tooltip text={text('people/note/delete')}>
              <IconButton size="small" aria-label={text('people/note/delete-of', author)} onClick={remove}>
                <Icon name="delete" />
              </IconButton>
            </Tooltip>
          )}
        </div>
      </header>
      <p>{whole ? note.body : short}</p>
      {short !== note.body && (
        <button type="button" className="more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {text(whole ? 'people/note/less' : 'people/note/view-more')}
        </button>
      )}
    </Card>
  );
}
