import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import NotesPanel from '../../../src/hr/console/people/NotesPanel.tsx';
import { admin, type Server, show } from '../forms/harness.tsx';

// The first form waits for its modules.
configure({ asyncUtilTimeout: 20_000 });

const note = (id: string, body: string, version = 1) => ({
  id,
  version,
  body,
  createdBy: admin.id,
  createdBy_display_name: 'Ada Admin',
  createdAt: '2026-11-02T10:00:00Z',
  allowed_actions: ['edit_comment', 'delete_comment'],
});

/** A panel of notes beside a search; a write is held back until it is let through. */
async function open(notes = [note('n1', 'Likes tea')]) {
  const held: (() => void)[] = [];
  let kept = notes;
  const server: Server = ({ method, path, body }) => {
    const id = path.split('/').at(-1);
    if (method === 'POST') kept = [note('n9', String(body?.body)), ...kept];
    if (method === 'PATCH')
      kept = kept.map((one) => (one.id === id ? note(one.id, String(body?.body), one.version + 1) : one));
    if (method === 'DELETE') kept = kept.filter((one) => one.id !== id);
    if (method !== 'GET') return { body: { status: 200, message: 'Done' } };
    const asked = new URLSearchParams(path.split('?')[1]);
    const [limit, page] = [Number(asked.get('page_limit') ?? 20), Number(asked.get('page_offset') ?? 1)];
    return { body: { data: kept.slice((page - 1) * limit, page * limit), total_count: kept.length } };
  };
  const hold = ({ method }: { method: string }) =>
    method === 'POST' || method === 'PATCH' ? new Promise<void>((resolve) => void held.push(resolve)) : undefined;
  const page = (
    <>
      <h1 tabIndex={-1}>Employee</h1>
      <input aria-label="Elsewhere" />
      <NotesPanel params={{ memberId: 'u1' }} />
    </>
  );
  const shown = await show(page, { server, hold });
  await screen.findByText('Likes tea');
  const letThrough = async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held.pop()?.());
  };
  return { ...shown, user: userEvent.setup(), letThrough };
}

const box = () => screen.getByRole('combobox', { name: 'Note' }) as HTMLTextAreaElement;
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => userEvent.click(button));
};

it('empties the box once a note is saved, and gives the focus back to it', async () => {
  const { user, letThrough } = await open();
  await user.type(box(), 'Works from Pune');
  await press('Save');
  const save = screen.getByRole('button', { name: /Save/ }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  await letThrough();
  await waitFor(() => expect(box().value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(screen.getByText('Works from Pune')).toBeTruthy();
  expect(save.disabled).toBe(false);
});

it('keeps what is typed while a note is being saved', async () => {
  const { user, letThrough } = await open();
  await user.type(box(), 'Works from Pune');
  await press('Save');
  await user.type(box(), ' on Mondays');
  await letThrough();
  await screen.findByText('Works from Pune', { selector: 'p' });
  await waitFor(() => expect((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(false));
  expect(box().value).toBe('Works from Pune on Mondays');
});

it('changes the note that was saved by what is typed meanwhile', async () => {
  const { user, letThrough, requests } = await open();
  await press('Edit the note by Ada Admin');
  await waitFor(() => expect(box().value).toBe('Likes tea'));
  await user.type(box(), ' and cake');
  await press('Update');
  await user.type(box(), ' on Fridays');
  await letThrough();
  await screen.findByText('Likes tea and cake', { selector: 'p' });
  await press('Update');
  await letThrough();
  await screen.findByText('Likes tea and cake on Fridays', { selector: 'p' });
  const versions = requests.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers['if-match']);
  expect(versions).toEqual(['"1"', '"2"']);
  await waitFor(() => expect(box().value).toBe(''));
});

it('leaves the focus with those who have gone on elsewhere', async () => {
  const { user, letThrough } = await open();
  await user.type(box(), 'Works from Pune');
  await press('Save');
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  await user.click(elsewhere);
  await letThrough();
  await waitFor(() => expect(box().value).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(elsewhere);
});

it('goes on in the box when a note was deleted', async () => {
  await open([note('n1', 'Likes tea'), note('n2', 'Likes cake'), note('n3', 'Likes rain')]);
  const [first] = screen.getAllByRole('button', { name: 'Delete the note by Ada Admin' });
  first?.focus();
  await act(async () => userEvent.keyboard('{Enter}'));
  await screen.findByRole('alertdialog', { name: 'Delete this note?' });
  await press('Delete');
  await waitFor(() => expect(screen.queryByText('Likes tea')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

it('shows the oldest of more than a hundred notes', async () => {
  const older = Array.from({ length: 104 }, (_, index) => note(`o${index}`, `Note ${index}`));
  const { user } = await open([note('n1', 'Likes tea'), ...older]);
  for (const count of [40, 60, 80, 100, 105]) {
    await user.click(screen.getByRole('button', { name: 'Show older notes' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  }
  expect(screen.getByText('Note 103')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older notes' })).toBeNull();
});
