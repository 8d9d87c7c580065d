import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { useTemplate } from '../../../src/hr/console/people/meeting/use-template.ts';
import { TemplateChoice } from '../../../src/hr/console/templates/TemplateChoice.tsx';
import { type Server, show } from '../forms/harness.tsx';

/** A template that is chosen for a meeting is taken from the server, which fills it in and counts its use. */

const template = { id: '33333333-3333-4333-8333-333333333333', templateName: 'A word', templateBody: '' };

async function choose(used: ReturnType<Server>) {
  const server: Server = ({ method }) => (method === 'GET' ? { body: [template] } : used);
  function Choosing() {
    const take = useTemplate('jo');
    const [said, setSaid] = useState<unknown>();
    return (
      <>
        <TemplateChoice
          type="calendar"
          unable="people/meeting/unable-to-fetch-templates"
          choose={async (id) => setSaid((await take(id)) ?? 'nothing')}
        />
        <p>{JSON.stringify(said)}</p>
      </>
    );
  }
  const { requests } = await show(
    <Snackbars>
      <Choosing />
    </Snackbars>,
    { server },
  );
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'A word');
  return requests.filter(({ method }) => method === 'POST');
}

it('is used for the employee, and its subject is cut to a summary', async () => {
  const templateSubject = `${'x'.repeat(98)}Jo!`;
  const posts = await choose({ body: { templateSubject, templateBody: '<p>Dear Jo</p>' } });
  await screen.findByText(JSON.stringify({ summary: `${'x'.repeat(98)}Jo`, description: '<p>Dear Jo</p>' }));
  expect(posts).toMatchObject([{ path: expect.stringMatching(`/${template.id}/use$`), body: { user: 'jo' } }]);
});

it('that cannot be taken is told, and nothing is put in', async () => {
  await choose({ status: 404, body: { status: 404, code: 'NotFound', message: 'It is not there any more.' } });
  await screen.findByText('It is not there any more.');
  await waitFor(() => expect(screen.getByText('"nothing"')).toBeTruthy());
});
