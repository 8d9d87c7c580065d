import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import Write from '../../../src/hr/console/people/email/Write.tsx';
import { type Server, show } from '../forms/harness.tsx';

/** A mail to one person begins with a canned email that the server has filled in, and goes to that person. */

const person = { id: '22222222-2222-4222-8222-222222222222', display_name: 'Jo Rao', email: 'jo@acme.example' };
const template = { id: '33333333-3333-4333-8333-333333333333', templateName: 'A word', templateBody: '' };

it('is begun with a canned email, changed, and sent', async () => {
  const server: Server = ({ method, path }) => {
    if (method === 'GET' && path.includes('canned_email')) return { body: [template] };
    if (path.endsWith('/use')) return { body: { templateSubject: 'Dear Jo', templateBody: '<p>How are you?</p>' } };
    if (path.endsWith('/email')) return { body: { status: 200 } };
    return { body: { data: [] } };
  };
  const { requests } = await show(
    <Snackbars>
      <ScreenView id="people/email/write" params={{}} record={person} close={() => undefined} />
    </Snackbars>,
    {
      server,
      registry: { cells: {}, widgets: {}, components: { 'people/email/write': async () => ({ default: Write }) } },
    },
  );
  await screen.findByText('To jo@acme.example. Answers come to your own mailbox.');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'A word');
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  await waitFor(() => expect((subject as HTMLInputElement).value).toBe('Dear Jo'));
  await userEvent.type(subject, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  await screen.findByText('Email sent successfully!');
  expect(requests.find(({ path }) => path.includes('canned_email'))?.path).toContain('type=canned');
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: expect.stringMatching(`/${template.id}/use$`), body: { user: person.id } },
    { path: expect.stringMatching(`/users/${person.id}/email$`), body: { subject: 'Dear Jo!' } },
  ]);
});
