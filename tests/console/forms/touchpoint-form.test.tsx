import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadedForm, type LoadedFormProps } from '../../../src/console/forms/LoadedForm.tsx';
import { expectAccessible, type Server, show } from './harness.tsx';

const mandatory = 'Fill all the mandatory fields!';

async function open(props: Partial<LoadedFormProps> = {}, server?: Server) {
  const onSubmit = vi.fn();
  const onDirty = vi.fn();
  const form = (more: Partial<LoadedFormProps> = {}) => (
    <LoadedForm id="touchpoints/stage" onSubmit={onSubmit} onDirty={onDirty} {...props} {...more}>
      <button type="submit">Save</button>
    </LoadedForm>
  );
  const shown = await show(form(), { server });
  await screen.findByRole('textbox', { name: /Milestone/ });
  return { ...shown, form, onSubmit, onDirty, user: userEvent.setup() };
}

const field = (name: RegExp, role = 'textbox') => screen.getByRole(role, { name });
const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const line = (number: number) => question(number).getByRole('button', { name: /^Question/ });
const question = (number: number) => within(screen.getByRole('group', { name: `Question ${number}` }));

const record = {
  id: 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01',
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
    {
      id: 'c3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f05',
      type: 'quickReplies',
      text: 'Stay?',
      responseRequired: false,
      quickReplies: [{ title: 'Yes' }, { title: 'No', postback: 'Why?' }],
    },
  ],
};

describe('a new touchpoint', () => {
  it('has labelled inputs, help tied to them, and one empty question', async () => {
    const { container, onDirty } = await open();
    expect(field(/Trigger after/)).toHaveProperty('required', true);
    expect(described(field(/Trigger after/))).toContain('Counted from the joining date');
    expect(field(/Unit/, 'combobox')).toHaveProperty('value', 'days');
    expect(question(1).getByRole('textbox', { name: /Question/ })).toHaveProperty('value', '');
    expect(screen.queryByRole('group', { name: 'Question 2' })).toBeNull();
    expect(onDirty).not.toHaveBeenCalledWith(true);
    await screen.findByRole('combobox', { name: /Chat from user/ });
    await expectAccessible(container);
  });

  it('puts each missing value on its field, and the focus on a summary that leads there', async () => {
    const { user, onSubmit, container } = await open();
    await user.click(screen.getByText('Save'));
    const summary = await screen.findByRole('group', { name: 'Please check the marked fields' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(onSubmit).not.toHaveBeenCalled();
    for (const name of [/Milestone/, /Trigger after/]) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(described(field(name))).toContain(mandatory);
    }
    const text = question(1).getByRole('textbox', { name: /Question/ });
    expect(described(text)).toContain('Please fill this in.');
    expect(within(summary).getAllByRole('listitem').length).toBe(3);
    await expectAccessible(container);
    await user.click(within(summary).getByRole('button', { name: /Question 1 · Question/ }));
    expect(document.activeElement).toBe(text);
    await user.keyboard('Hello?');
    await user.tab();
    await waitFor(() => expect(within(summary).getAllByRole('listitem').length).toBe(2));
    expect(text.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('sends what was typed when Enter submits before the pause is over', async () => {
    const { user, onSubmit } = await open();
    await user.type(question(1).getByRole('textbox', { name: /Question/ }), 'Well?');
    await user.type(field(/Trigger after/), '30');
    await user.type(field(/Milestone/), 'First month{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      title: 'First month',
      triggerTimeDuration: 30,
      triggerTimeUnit: 'days',
      status: 'draft',
      questions: [{ type: 'text', text: 'Well?', responseRequired: true }],
    });
  });

  it.each([
    ['abc', 'Please enter a whole number.'],
    ['1.5', 'Please enter a whole number.'],
    ['-1', 'Must be 0 or more.'],
    ['1001', 'Must be 1000 or less.'],
  ])('refuses %s as a duration, in words', async (typed, sentence) => {
    const { user } = await open();
    await user.type(field(/Trigger after/), `${typed}{Enter}`);
    await waitFor(() => expect(described(field(/Trigger after/))).toContain(sentence));
    expect(field(/Trigger after/)).toHaveProperty('value', typed);
  });
});

describe('kinds of questions', () => {
  it('shows the scale only for scales, replies only for quick replies, and sends no hidden value', async () => {
    const { user, onSubmit } = await open({ record });
    await user.click(line(1));
    const kind = () => question(1).getByRole('combobox', { name: /Kind of answer/ });
    expect(question(1).queryByRole('radiogroup')).toBeNull();
    await user.selectOptions(kind(), 'Scale');
    expect(question(1).getByRole('radiogroup', { name: /Scale from 1 to 5 as/ })).toBeTruthy();
    await user.click(question(1).getByRole('radio', { name: 'Numbers' }));
    await user.selectOptions(kind(), 'Quick replies');
    expect(question(1).queryByRole('radiogroup')).toBeNull();
    await user.click(screen.getByText('Save'));
    await screen.findByRole('group', { name: 'Please check the marked fields' });
    expect(onSubmit).not.toHaveBeenCalled();
    await user.selectOptions(kind(), 'Text');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0].questions[0]).toEqual(record.questions[0]);
    expect(onSubmit.mock.calls[0]?.[1]).toEqual({});
  });

  it('keeps the focus where the kind was chosen', async () => {
    const { user } = await open();
    const kind = question(1).getByRole('combobox', { name: /Kind of answer/ });
    kind.focus();
    for (const name of ['Scale', 'Quick replies']) {
      await user.selectOptions(kind, name);
      expect(document.activeElement).toBe(question(1).getByRole('combobox', { name: /Kind of answer/ }));
    }
    await user.tab();
    expect(document.activeElement).toBe(question(1).getByRole('button', { name: 'Add reply' }));
  });

  it('needs a reply, and takes at most five', async () => {
    const { user } = await open();
    await user.selectOptions(question(1).getByRole('combobox', { name: /Kind of answer/ }), 'Quick replies');
    const add = () => question(1).queryByRole('button', { name: 'Add reply' });
    while (add()) await user.click(add() as HTMLElement);
    expect(question(1).getAllByRole('group', { name: /^Reply \d$/ }).length).toBe(5);
    expect(screen.getByText('5 of 5')).toBeTruthy();
  });
});

describe('cards', () => {
  it('keeps those of a carousel that becomes one card, and says what to do', async () => {
    const cards = [{ title: 'Gym' }, { title: 'Yoga' }, { title: 'Chess' }];
    const question1 = { ...record.questions[0], type: 'carousel', text: 'What do you like?', cards };
    const { user, onSubmit } = await open({ record: { ...record, questions: [question1] } });
    const kind = () => question(1).getByRole('combobox', { name: /Kind of answer/ });
    const headings = () =>
      question(1)
        .getAllByRole('textbox', { name: /Heading/ })
        .map((input) => (input as HTMLInputElement).value);
    await user.selectOptions(kind(), 'Card');
    expect(headings()).toEqual(['Gym', 'Yoga', 'Chess']);
    expect(question(1).getByText('3 of 1')).toBeTruthy();
    expect(question(1).queryByRole('button', { name: 'Add card' })).toBeNull();
    await user.click(screen.getByText('Save'));
    const summary = await screen.findByRole('group', { name: 'Please check the marked fields' });
    expect(summary.textContent).toContain('A card stands alone. For several, choose the carousel.');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.selectOptions(kind(), 'Carousel of cards');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0].questions[0].cards).toEqual(cards);
  });
});

describe('an edited touchpoint', () => {
  it('hands over only what differs', async () => {
    const { user, onSubmit, onDirty } = await open({ record });
    await user.clear(field(/Milestone/));
    await user.type(field(/Milestone/), 'Second month');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[1]).toEqual({ title: 'Second month' });
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await user.clear(field(/Milestone/));
    await user.type(field(/Milestone/), 'First month');
    await user.tab();
    await waitFor(() => expect(onDirty).toHaveBeenLastCalledWith(false));
  });

  it('shows the sentences of the server on their fields until these are edited, and keeps what was typed', async () => {
    const errors = { title: ['Is taken.'], 'questions.1.text': ['Too rude.'], elsewhere: ['Odd.'] };
    const { user, container } = await open({ record, errors });
    await waitFor(() => expect(described(field(/Milestone/))).toContain('Is taken.'));
    expect(described(question(2).getByRole('textbox', { name: /^Question/ }))).toContain('Too rude.');
    const summary = screen.getByRole('group', { name: 'Please check the marked fields' });
    expect(document.activeElement).toBe(summary);
    await expectAccessible(container);
    await user.type(field(/Milestone/), '!');
    await user.tab();
    await waitFor(() => expect(described(field(/Milestone/))).not.toContain('Is taken.'));
    expect(described(question(2).getByRole('textbox', { name: /^Question/ }))).toContain('Too rude.');
  });
});

describe('chat from user', () => {
  const people = [
    { user_id: 'd3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f06', display_name: 'Ada Lovelace', email: 'ada@acme.example' },
    { user_id: 'd3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f07', display_name: 'Ada Yonath', email: 'yonath@acme.example' },
  ];
  const server: Server = ({ path }) =>
    path.includes('/users/admins') ? { body: { data: people, total_count: 2 } } : undefined;
  const picker = () => screen.findByRole('combobox', { name: /Chat from user/ });

  it('knows the name of the record, searches on the server and is picked by keyboard', async () => {
    const { user, requests, onSubmit } = await open({ record }, server);
    expect(await picker()).toHaveProperty('value', 'Grace Hopper');
    expect(requests).toEqual([]);
    await user.clear(await picker());
    await user.type(await picker(), 'ada');
    await waitFor(() => expect(requests.at(-1)?.path).toContain('raw_search_string=ada'));
    expect(requests.length).toBeLessThanOrEqual(3);
    expect(await screen.findByText('yonath@acme.example')).toBeTruthy();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await picker()).toHaveProperty('value', 'Ada Yonath');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[1]).toEqual({ chatFromUser: people[1]?.user_id }));
  });

  it('can be emptied', async () => {
    const { user, onSubmit } = await open({ record }, server);
    await user.hover(await picker());
    await user.click(screen.getByTitle('Clear'));
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[1]).toEqual({ chatFromUser: null }));
  });

  it('says why it has nothing to offer', async () => {
    const failing: Server = ({ path }) => (path.includes('/users/admins') ? { status: 500, body: {} } : undefined);
    const { user } = await open({}, failing);
    await user.type(await picker(), 'a');
    expect(await screen.findByText('Unable to fetch details, Please try again later!')).toBeTruthy();
  });
});
