import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../src/console/screens/dialog/DialogScreen.tsx';
import '../../../src/console/screens/panels/JobPanel.tsx';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import type { JobState } from '../../../src/shared/jobs/news.ts';
import { expectAccessible, type Server, show } from './harness.tsx';

/** Further buttons of a dialog, and a job that one of them begins. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const record = { id, name: 'Bottle', state: 'fresh', tags: [], version: 3 };

/** A proxy that lets no socket through: the page asks instead. */
class NoSocket extends EventTarget {
  close = () => undefined;
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  }
}
afterEach(() => vi.unstubAllGlobals());

async function open(screenId: string, server: Server) {
  vi.stubGlobal('WebSocket', NoSocket);
  const close = vi.fn();
  const element = <ScreenView id={screenId} params={{}} record={record} close={close} />;
  const shown = await show(<Snackbars>{element}</Snackbars>, { server });
  const user = userEvent.setup();
  const press = async (name: string) => act(async () => user.click(await screen.findByRole('button', { name })));
  return { ...shown, close, user, press };
}

/** `states`: what the job is each time that it is asked for. */
function pressing(states: JobState[], { goesOn = false, status = 202 } = {}): Server {
  let begun = goesOn;
  let pressed = false;
  return ({ method, path }) => {
    if (path === '/lab/press') {
      begun = status === 202;
      return { status, body: begun ? { job_id: 'j-1' } : { code: 'Broken', message: 'Broken' } };
    }
    // The answer does not know yet that it has ended.
    if (path === '/lab/pressing') return { body: { job_id: begun ? 'j-1' : null, pressed } };
    if (path !== '/feedback_bot/jobs/j-1' || method !== 'GET') return undefined;
    const state = (states.length > 1 ? states.shift() : states[0]) ?? 'done';
    pressed = state === 'done';
    const finished = !['queued', 'running'].includes(state);
    return { body: { job_id: 'j-1', state, done: 2, total: 4, success: 2, failure: 0, finished, failures_url: null } };
  };
}

describe('a button of a dialog of panels', () => {
  it('begins a job, whose end shows what it has made', async () => {
    const { press, close } = await open('lab/press', pressing(['running', 'done']));
    expect(await screen.findByText('Bottle is lent.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sealed' })).toBeNull();
    await press('Press now');
    expect(await screen.findByRole('progressbar', { name: 'Pressing' })).toBeTruthy();
    expect(await screen.findByText('2 of 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Press now' })).toBeNull();
    expect(screen.queryByText('Bottle is lent.')).toBeNull();
    await expectAccessible(screen.getByRole('dialog', { name: 'Press Bottle' }));
    expect(await screen.findByText('Bottle is told.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Close');
    expect(close).toHaveBeenCalledWith();
  });

  it.each<[JobState, string]>([
    ['cancelled', 'Stopped: 2 of 4 are done, the rest stays as it was.'],
    ['failed', 'It could not be finished. What is done stays done.'],
  ])('says how a job has ended that was %s, and begins another one', async (state, said) => {
    const { press } = await open('lab/press', pressing([state]));
    await press('Press now');
    expect(await screen.findByText(said)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Press now' })).toBeTruthy());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is not there while the job goes on that was found', async () => {
    await open('lab/press', pressing(['running'], { goesOn: true }));
    expect(await screen.findByRole('progressbar', { name: 'Pressing' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Press now' })).toBeNull();
  });

  it('stays when its call has failed', async () => {
    const { press } = await open('lab/press', pressing([], { status: 500 }));
    await press('Press now');
    expect(await screen.findByText('The sample could not be saved.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Press now' })).toBeTruthy();
  });
});

describe('a button beside a form', () => {
  it('sends what it says in the place of the form, and closes the dialog', async () => {
    const { press, close, requests } = await open('lab/edit-or', () => ({ body: { status: 200 } }));
    const dialog = await screen.findByRole('dialog', { name: 'Change sample' });
    await screen.findByRole('textbox', { name: /Name/ });
    expect(within(dialog).queryByRole('button', { name: 'Let it be fresh' })).toBeNull();
    await press('Let it spoil');
    await waitFor(() => expect(close).toHaveBeenCalledWith({ status: 200 }));
    expect(requests.map(({ method, body }) => [method, body])).toEqual([['PATCH', { state: 'spoilt' }]]);
  });

  it('meets what another has saved meanwhile, as the form does', async () => {
    let version = 3;
    const { press, close, requests } = await open('lab/edit-or', ({ method, headers }) => {
      if (method !== 'PATCH' || headers['if-match'] === '"8"') return { body: { status: 200 } };
      version = 8;
      return { status: 412, body: { code: 'Stale', current: { ...record, state: 'dried', version } } };
    });
    await screen.findByRole('textbox', { name: /Name/ });
    await press('Let it spoil');
    const told = await screen.findByRole('alertdialog');
    await within(told).findByText('Dried');
    expect(close).not.toHaveBeenCalled();
    await press('Overwrite');
    await waitFor(() => expect(close).toHaveBeenCalledWith({ status: 200 }));
    expect(requests.map(({ body }) => body)).toEqual([{ state: 'spoilt' }, { state: 'spoilt' }]);
  });

  it('leaves the dialog open when that is refused', async () => {
    const { press, close } = await open('lab/edit-or', () => ({ status: 500, body: {} }));
    await screen.findByRole('textbox', { name: /Name/ });
    await press('Let it spoil');
    expect(await screen.findByText('The sample could not be saved.')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });
});
