import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { ExitWays } from '../../../src/hr/console/audit/bulk/ExitWays.tsx';
import { show } from '../forms/harness.tsx';

/** Where the list shows the page after the one on which the first mail was chosen. */

// jsdom has none.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function choose(ids: string[]) {
  const leave = vi.fn();
  const page = (
    <Snackbars>
      <table>
        <tbody>
          {['b', 'c'].map((id) => (
            <tr key={id} data-id={id}>
              <td className="actions">
                <button type="button">{`Exit ${id}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ExitWays selection={{ ids, count: ids.length }} back={() => {}} together={() => {}} leave={leave} />
    </Snackbars>
  );
  await show(page);
  const each = await screen.findByRole('button', { name: 'Mark individual exit date' });
  await act(async () => userEvent.click(each));
  expect(leave).toHaveBeenCalled();
}
const told = () => screen.queryByText(/^The chosen mails are on other pages of the list/);

it.each([
  ['the first chosen one that is on the page', ['a', 'c'], 'Exit c'],
  ['the first of the page, where everything is chosen', [], 'Exit b'],
])('leads to %s', async (_, ids, name) => {
  await choose(ids);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  expect(told()).toBeNull();
});

it('says where they are when none is on the page', async () => {
  await choose(['a']);
  await waitFor(() => expect(told()).toBeTruthy());
});
