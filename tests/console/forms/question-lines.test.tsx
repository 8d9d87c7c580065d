import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadedForm } from '../../../src/console/forms/LoadedForm.tsx';
import type { Values } from '../../../src/console/forms/values.ts';
import { expectAccessible, show } from './harness.tsx';

async function open({ record }: { record?: Values } = {}) {
  const onSubmit = vi.fn();
  const { container } = await show(
    <LoadedForm id="touchpoints/stage" onSubmit={onSubmit} record={record}>
      <button type="submit">Save</button>
    </LoadedForm>,
  );
  await screen.findByRole('textbox', { name: /Milestone/ });
  return { container, onSubmit, user: userEvent.setup() };
}

const question = (number: number) => within(screen.getByRole('group', { name: `Question ${number}` }));
const line = (number: number) => question(number).getByRole('button', { name: /^Question/ });

const record = {
  title: 'First month',
  triggerTimeDuration: 1,
  triggerTimeUnit: 'months',
  status: 'live',
  questions: [
    { type: 'text', text: 'How are you?', responseRequired: true },
    { type: 'scale', text: 'How is it?', scaleType: 'number', responseRequired: true },
    { type: 'quickReplies', text: 'Stay?', responseRequired: false, quickReplies: [{ title: 'Yes' }] },
  ],
};

describe('the list of questions', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const told = () =>
    [...document.querySelectorAll('h3 > [aria-expanded]')].map((one) =>
      [one.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed', one.textContent].join(' '),
    );
  const does = async (user: ReturnType<typeof userEvent.setup>, number: number, action: RegExp) => {
    await user.click(button(`More actions: Question ${number}`));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };

  it('is one line each: number, kind, and what is asked', async () => {
    const { user, container } = await open({ record });
    const lines = ['closed Question 1TextHow are you?', 'closed Question 2ScaleHow is it?'];
    expect(told()).toEqual([...lines, 'closed Question 3Quick repliesStay?']);
    expect(screen.queryByRole('combobox', { name: /Kind of answer/ })).toBeNull();
    await expectAccessible(container);
    await user.click(line(2));
    expect(told().slice(0, 2)).toEqual([lines[0], 'open Question 2Scale']);
    await expectAccessible(container);
    // Opening one closes the other, unless all were asked for.
    await user.click(line(1));
    expect(told().slice(0, 2)).toEqual(['open Question 1Text', lines[1]]);
    await user.click(button('Expand all'));
    expect(screen.getAllByRole('combobox', { name: /Kind of answer/ }).length).toBe(3);
    await user.click(line(2));
    expect(told()).toEqual(['open Question 1Text', lines[1], 'open Question 3Quick replies']);
    await user.click(line(2));
    await user.click(button('Collapse all'));
    expect(told().slice(0, 2)).toEqual(lines);
  });

  it('opens those with a complaint, and again from the line that says it', async () => {
    const [first, second, third] = record.questions;
    const blank = { ...record, questions: [first, { ...second, text: '' }, third] };
    const { user, onSubmit } = await open({ record: blank });
    await user.click(line(1));
    await user.click(screen.getByText('Save'));
    const summary = await screen.findByRole('group', { name: 'Please check the marked fields' });
    expect(onSubmit).not.toHaveBeenCalled();
    const [one, two, three] = told();
    expect([one, two, three]).toEqual([
      'open Question 1Text',
      'open Question 2Scale',
      'closed Question 3Quick repliesStay?',
    ]);
    await user.click(line(2));
    await user.click(within(summary).getByRole('button', { name: /Question 2 · Question/ }));
    expect(document.activeElement).toBe(question(2).getByRole('textbox', { name: /Question/ }));
  });

  it('moves by its menu, with the focus going along', async () => {
    const { user, container } = await open({ record });
    await does(user, 2, /Move Question 2 up/);
    expect(told()[0]).toBe('closed Question 1ScaleHow is it?');
    await waitFor(() => expect(document.activeElement).toBe(button('More actions: Question 1')));
    await does(user, 1, /Move Question 1 down/);
    expect(told()[0]).toBe('closed Question 1TextHow are you?');
    await waitFor(() => expect(document.activeElement).toBe(button('More actions: Question 2')));
    expect(screen.getByText('Question 1 moved to position 2')).toBeTruthy();
    await expectAccessible(container);
  });

  it('adds at the end, opens it and goes there; removes and goes to the neighbour', async () => {
    const { user } = await open({ record });
    await user.click(button('Add question'));
    expect(told()[3]).toBe('open Question 4Text');
    expect(document.activeElement).toBe(question(4).getByRole('textbox', { name: /Question/ }));
    await does(user, 2, /Remove Question 2/);
    expect(told()).toEqual([
      'closed Question 1TextHow are you?',
      'closed Question 2Quick repliesStay?',
      'open Question 3Text',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(line(2)));
  });

  it('keeps the last one', async () => {
    const { user } = await open();
    await user.click(button('More actions: Question 1'));
    const remove = await screen.findByRole('menuitem', { name: 'Remove Question 1' });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
  });
});
