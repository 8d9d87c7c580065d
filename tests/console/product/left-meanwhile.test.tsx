import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { useOverlays } from '../../../src/console/slots.ts';
import ImportEmployees from '../../../src/hr/console/people/ImportEmployees.tsx';
import { SurveyEditor } from '../../../src/hr/console/wellbeing/SurveyEditor.tsx';
import { type Server, show } from '../forms/harness.tsx';

/** An answer that arrives late leads nobody away from where they have gone meanwhile. */

// The first form waits for its modules.
configure({ asyncUtilTimeout: 20_000 });

type Hold = NonNullable<NonNullable<Parameters<typeof show>[1]>['hold']>;

/** What is at an address, and another page everywhere else. */
function Pages({ at, children }: { at: string; children: ReactNode }) {
  return useLocation().pathname === at ? children : <p>Another page</p>;
}

/** An import before there is an upload. */
const Beginning = () => (useLocation().search ? <p>The upload</p> : <ImportEmployees params={{}} />);

async function open(element: ReactNode, at: string, server: Server, isHeld: (request: Parameters<Hold>[0]) => boolean) {
  const held: (() => void)[] = [];
  let isLate = true;
  const components = Object.fromEntries(
    ['wellbeing/questions', 'wellbeing/reachout'].map((name) => [name, async () => ({ default: () => <p>{name}</p> })]),
  );
  const page = (
    <Snackbars>
      <Pages at={at.split('?')[0] as string}>{element}</Pages>
    </Snackbars>
  );
  const shown = await show(page, {
    server,
    at,
    registry: { cells: {}, widgets: {}, components },
    hold: (request) =>
      isLate && isHeld(request) ? new Promise<void>((resolve) => void held.push(resolve)) : undefined,
  });
  return {
    ...shown,
    address: () => shown.router.state.location.pathname + shown.router.state.location.search,
    go: (to: string) => act(async () => shown.router.navigate(to)),
    isAsked: () => waitFor(() => expect(held.length).toBeGreaterThan(0)),
    letThrough: async () => {
      isLate = false;
      await act(async () => {
        for (const resolve of held.splice(0)) resolve();
      });
      await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    },
  };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => userEvent.click(button));
};

it('stays on another page when a form is saved at last', async () => {
  const form = <ScreenView id="touchpoints/lifecycle" mode="new" params={{}} />;
  const server: Server = ({ method }) => (method === 'POST' ? { status: 201, body: { id: 'n1' } } : undefined);
  const shown = await open(form, '/lifecycle/new', server, ({ method }) => method === 'POST');
  await userEvent.type(await screen.findByRole('textbox', { name: /Milestone/ }), 'Day one');
  await userEvent.type(screen.getByRole('textbox', { name: /Trigger after/ }), '1');
  await userEvent.type(screen.getByRole('textbox', { name: /^Question/ }), 'All set?');
  await press('Save');
  await shown.isAsked();
  await shown.go('/employees?page=2');
  await press('Leave');
  await screen.findByText('Another page');
  await shown.letThrough();
  expect(await screen.findByText('Touchpoint added!')).toBeTruthy();
  expect(shown.address()).toBe('/employees?page=2');
});

it('stays on another page when a file is uploaded at last, and offers the way to it', async () => {
  const server: Server = ({ method }) =>
    method === 'POST' ? { status: 201, body: { id: 'u1' } } : { status: 500, body: {} };
  const shown = await open(<Beginning />, '/employees/import', server, ({ path }) => path.includes('import'));
  const file = new File(['Email'], 'people.csv', { type: 'text/csv' });
  await act(async () => userEvent.upload(await screen.findByLabelText('Choose a file'), file));
  await shown.isAsked();
  await shown.go('/employees?page=2');
  await shown.letThrough();
  expect(await screen.findByText(/Your file of employees is uploaded/)).toBeTruthy();
  expect(shown.address()).toBe('/employees?page=2');
  await press('Go on');
  expect(shown.address()).toBe('/employees/import?upload=u1');
});

it('leaves the focus where it is when the form of a closed dialog is saved at last', async () => {
  const Opener = () => {
    const { open: openDialog } = useOverlays();
    const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
    const record = {
      id,
      version: 1,
      name: 'Bottle',
      note: 'n',
      state: 'fresh',
      fragile: true,
      tags: ['red'],
      code: 'c',
    };
    return (
      <>
        <button type="button" onClick={() => void openDialog('lab/brief-edit', {}, record)}>
          Change
        </button>
        <input aria-label="Elsewhere" />
      </>
    );
  };
  const shown = await open(
    <Opener />,
    '/lab',
    () => ({ body: { status: 200 } }),
    ({ method, path }) => method !== 'GET' && path !== '/auth/draft-key',
  );
  await press('Change');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await userEvent.type(name, '!');
  await press('Save sample');
  await shown.isAsked();
  await press('Forget it');
  await press('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  await shown.letThrough();
  expect(document.activeElement).toBe(elsewhere);
});

describe('a tab of the survey', () => {
  const counts = { mental: 0, social: 0, physical: 0, purposefulness: 0 };
  const chosen = { mental: [], social: [], physical: [], purposefulness: [] };
  const questions = '/employee_wellbeing_bot/interactions/';
  const server: Server = ({ path }) => ({ body: path === questions ? { interaction_list: chosen } : { employees: 1 } });

  async function edit(tab: string) {
    let isSlow = false;
    const survey = { status: 'inactive', driverwise_questions_config: counts } as never;
    const at = `/settings?tab=employeewellbing&edit=${tab}`;
    const editor = <SurveyEditor survey={survey} record={{}} />;
    const shown = await open(editor, at, server, ({ path }) => isSlow && path === questions);
    await screen.findByRole('button', { name: 'Next' });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    isSlow = true;
    return shown;
  }
  const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

  it('is gone to once it was looked up whether it may be, and Next is busy until then', async () => {
    const shown = await edit('tab-1');
    await press('Next');
    expect(isDisabled('Next')).toBe(true);
    await shown.isAsked();
    await shown.letThrough();
    await waitFor(() => expect(shown.address()).toBe('/settings?tab=employeewellbing&edit=tab-2'));
    expect(isDisabled('Next')).toBe(false);
  });

  it('is not gone to by who is on another page', async () => {
    const shown = await edit('tab-1');
    await press('Next');
    await shown.isAsked();
    await shown.go('/employees?page=2');
    await shown.letThrough();
    expect(shown.address()).toBe('/employees?page=2');
  });

  it('is not gone to by who has chosen another meanwhile', async () => {
    const shown = await edit('tab-2');
    await press('Audience');
    await shown.isAsked();
    await press('Questions');
    await waitFor(() => expect(shown.address()).toBe('/settings?tab=employeewellbing&edit=tab-1'));
    await shown.letThrough();
    expect(shown.address()).toBe('/settings?tab=employeewellbing&edit=tab-1');
    expect(isDisabled('Next')).toBe(false);
  });
});
