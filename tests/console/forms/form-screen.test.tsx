import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { expectAccessible, type Server, show } from './harness.tsx';

// Dialogs are loaded with the first of their kind.
configure({ asyncUtilTimeout: 20_000 });

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const record = {
  id,
  version: 3,
  title: 'First month',
  triggerTimeDuration: 1,
  triggerTimeUnit: 'months',
  status: 'live',
  chatFromUser: 'b3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02',
  chatFromUser__name: 'Grace Hopper',
  position: 1,
  questions: [
    { id: 'c3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f03', type: 'text', text: 'How are you?', responseRequired: true },
    {
      id: 'c3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f04',
      type: 'scale',
      text: 'How is it?',
      scaleType: 'number',
      responseRequired: true,
    },
  ],
};

const reading: Server = ({ method, path }) =>
  method === 'GET' && path === `/feedback_bot/stage/${id}` ? { body: record, etag: '"3"' } : undefined;

/** What came of the touchpoint is drawn by the product; here the form alone is looked at. */
const registry = {
  cells: {},
  widgets: {},
  components: { 'touchpoints/touchpoint-runs': async () => ({ default: () => null }) },
};

async function open(mode: 'new' | 'edit' | 'view', server: Server, also: Record<string, string> = {}) {
  const shown = await show(
    <Snackbars>
      <ScreenView id="touchpoints/lifecycle" mode={mode} params={{ id, page: '2', ...also }} />
    </Snackbars>,
    { server, registry, at: `/lifecycle/${mode}` },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, user: userEvent.setup() };
}

const at = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;
const milestone = () => screen.findByRole('textbox', { name: /Milestone/ });
const save = (name = 'Update') => screen.getByRole('button', { name });

describe('view', () => {
  it('is read as terms and descriptions, in words', async () => {
    const { container } = await open('view', reading);
    await screen.findByText('Chat from user: Grace Hopper');
    expect(screen.getByRole('heading', { level: 1, name: 'First month' })).toBeTruthy();
    expect(screen.getByText('Activated')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    const terms = [...container.querySelectorAll('dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent,
    ]);
    expect(terms).toEqual(expect.arrayContaining([]));
    expect(container.textContent).not.toContain('c3bb189e');
    await expectAccessible(container);
  });

  it('says why it shows nothing, and that trying again may help', async () => {
    await open('view', () => ({ status: 500, body: { code: 'Internal', message: 'No.' } }));
    expect(await screen.findByText('Unable to fetch stage, Please try again later!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('says that there is nothing, and leads back', async () => {
    const { user, ...shown } = await open('view', () => ({
      status: 404,
      body: { code: 'NotFound', message: 'Gone.' },
    }));
    expect(await screen.findByText('Gone.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(at({ user, ...shown })).toBe('/settings?tab=milestones&page=2');
  });

  it('says in a dialog that rights are missing', async () => {
    await open('view', () => ({ status: 403, body: { code: 'Refused', message: 'No.' } }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Insufficient Permissions' });
    expect(dialog.textContent).toContain('You may not have the appropriate permissions to access this tab.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('new', () => {
  it('begins as a copy of another, with questions of its own and not activated', async () => {
    const server: Server = (asked) => (asked.method === 'POST' ? { status: 201, body: { id } } : reading(asked));
    const { user, requests } = await open('new', server, { copy: id });
    expect(((await milestone()) as HTMLInputElement).value).toBe('First month (copy)');
    expect(((await screen.findByRole('combobox', { name: /Chat from/ })) as HTMLInputElement).value).toBe(
      'Grace Hopper',
    );
    await user.click(save('Save'));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
    const { body } = requests.find(({ method }) => method === 'POST') ?? {};
    expect(body).toMatchObject({ title: 'First month (copy)', status: 'draft', triggerTimeUnit: 'months' });
    expect(JSON.stringify(body)).not.toMatch(/"(id|version|position)"/);
    expect(body?.questions).toHaveLength(2);
  });

  it('says when what is to be copied is not there', async () => {
    await open('new', () => ({ status: 404, body: { code: 'NotFound', message: 'Gone.' } }), { copy: id });
    expect(await screen.findByText('Gone.')).toBeTruthy();
  });

  it('creates, tells, and goes back to the page it came from', async () => {
    const shown = await open('new', ({ method }) => (method === 'POST' ? { status: 201, body: { id } } : undefined));
    const { user, requests } = shown;
    await user.type(await milestone(), 'Day one');
    await user.type(screen.getByRole('textbox', { name: /Trigger after/ }), '1');
    await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'All set?');
    await user.click(save('Save'));
    await waitFor(() => expect(at(shown)).toBe('/settings?tab=milestones&page=2'));
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /feedback_bot/stage/create']);
    expect(requests[0]?.headers['idempotency-key']).toBeTruthy();
    expect(await screen.findByText('Touchpoint added!')).toBeTruthy();
  });
});

describe('edit', () => {
  it('sends only what changed, with the version it was changed on', async () => {
    const shown = await open('edit', (request) => reading(request) ?? { body: { status: 200 } });
    await shown.user.type(await milestone(), '!');
    await shown.user.click(save());
    await waitFor(() => expect(at(shown)).toBe('/settings?tab=milestones&page=2'));
    const sent = shown.requests.at(-1);
    expect(sent?.method).toBe('PATCH');
    expect(sent?.path).toBe(`/feedback_bot/stage/update/${id}`);
    expect(sent?.body).toEqual({ title: 'First month!' });
    expect(sent?.headers['if-match']).toBe('"3"');
    expect(await screen.findByText('Touchpoint updated!')).toBeTruthy();
  });

  it('sends nothing when nothing changed', async () => {
    const shown = await open('edit', reading);
    await milestone();
    await shown.user.click(save());
    await waitFor(() => expect(at(shown)).toBe('/settings?tab=milestones&page=2'));
    expect(shown.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each([
    [400, { code: 'LiveNeedsSender', message: 'Choose a chat user.' }, 'Choose a chat user.'],
    [429, { code: 'TooMany', message: 'Slower, please.' }, 'Slower, please.'],
    [500, { code: 'Internal', message: '' }, 'Unable to update stage, Please try again later!'],
    [404, { code: 'NotFound', message: 'It is no longer there.' }, 'It is no longer there.'],
  ])('keeps what was typed and tells why: %i', async (status, body, sentence) => {
    const shown = await open('edit', (request) => reading(request) ?? { status, body });
    await shown.user.type(await milestone(), '!');
    await shown.user.click(save());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await milestone()).toHaveProperty('value', 'First month!');
    expect(at(shown)).toBe('/lifecycle/edit');
  });

  it('shows sentences for fields on these fields', async () => {
    const body = { code: 'Invalid', message: 'Not valid.', errors: { title: ['Is taken.'] } };
    const shown = await open('edit', (request) => reading(request) ?? { status: 400, body });
    await shown.user.type(await milestone(), '!');
    await shown.user.click(save());
    await waitFor(async () => expect((await milestone()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Is taken\./).length).toBe(2);
  });
});

describe('leaving', () => {
  it('asks when something changed, and stays or goes', async () => {
    const shown = await open('edit', reading);
    const { user } = shown;
    await user.type(await milestone(), '!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(at(shown)).toBe('/lifecycle/edit');
    expect(await milestone()).toHaveProperty('value', 'First month!');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at(shown)).toBe('/settings?tab=milestones&page=2'));
  });

  it('asks from the first key on, before the form has been told what was typed', async () => {
    const shown = await open('edit', reading);
    const input = await milestone();
    fireEvent.change(input, { target: { value: 'First month!' } });
    await act(async () => void shown.router.navigate('/settings'));
    expect(at(shown)).toBe('/lifecycle/edit');
    await shown.user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(await milestone()).toHaveProperty('value', 'First month!');
  });

  it('does not ask where what was typed was taken back at once', async () => {
    const shown = await open('edit', reading);
    const input = await milestone();
    fireEvent.change(input, { target: { value: 'First month!' } });
    fireEvent.change(input, { target: { value: 'First month' } });
    act(() => void shown.router.navigate('/settings'));
    await waitFor(() => expect(at(shown)).toBe('/settings'));
  });

  it('does not ask when nothing changed', async () => {
    const shown = await open('edit', reading);
    await milestone();
    await shown.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(at(shown)).toBe('/settings?tab=milestones&page=2'));
  });
});

describe('someone else saved in between', () => {
  const theirs = { ...record, version: 4, title: 'Their month', status: 'draft' };
  const stale: Server = (request) => {
    if (request.method === 'GET') return reading(request);
    const current = request.headers['if-match'] === '"4"';
    return current
      ? { body: { status: 200 } }
      : { status: 412, body: { status: 412, code: 'Stale', message: 'Stale.', current: theirs } };
  };

  async function collide() {
    const shown = await open('edit', stale);
    await shown.user.type(await milestone(), '!');
    await shown.user.click(save());
    const dialog = await screen.findByRole('alertdialog');
    return { ...shown, dialog };
  }

  it('shows what differs, in words', async () => {
    const { dialog } = await collide();
    await waitFor(() => expect(within(dialog).getAllByRole('row').length).toBe(3));
    const cells = within(dialog)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells.slice(1)).toEqual([
      ['Milestone', 'First month!', 'Their month'],
      ['Status', 'Not changed by you, stays as saved', 'Draft'],
    ]);
    await expectAccessible(dialog);
  });

  it('leaves the keyboard in the field that was used last, to go on there or with theirs', async () => {
    const { user } = await collide();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(async () => expect(document.activeElement).toBe(await milestone()));
    await user.click(save());
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect((await milestone()) as HTMLInputElement).toHaveProperty('value', 'Their month'));
    await waitFor(async () => expect(document.activeElement).toBe(await milestone()));
  });

  it('overwrites with only my changes, on the version that is there now', async () => {
    const shown = await collide();
    await shown.user.click(screen.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(at(shown)).toBe('/settings?tab=milestones&page=2'));
    expect(shown.requests.at(-1)?.body).toEqual({ title: 'First month!' });
    expect(shown.requests.at(-1)?.headers['if-match']).toBe('"4"');
  });

  it('reloads theirs, from which the next save starts', async () => {
    const shown = await collide();
    await shown.user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect(await milestone()).toHaveProperty('value', 'Their month'));
    await shown.user.type(await milestone(), '?');
    await shown.user.click(save());
    await waitFor(() => expect(at(shown)).toBe('/settings?tab=milestones&page=2'));
    expect(shown.requests.at(-1)?.body).toEqual({ title: 'Their month?' });
    expect(shown.requests.at(-1)?.headers['if-match']).toBe('"4"');
  });

  it('goes back to the form as it was', async () => {
    const shown = await collide();
    await shown.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await milestone()).toHaveProperty('value', 'First month!');
  });
});
