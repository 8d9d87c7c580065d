import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadedForm } from '../../../src/console/forms/LoadedForm.tsx';
import type { WidgetProps } from '../../../src/console/slots.ts';
import { artifacts } from './documents.mjs';
import { expectAccessible, show } from './harness.tsx';

const names = ['name', 'note', 'contact', 'code', 'amount', 'state', 'colour', 'fragile'] as const;
const whole = {
  name: 'A',
  note: 'n',
  contact: 'a@b.example',
  code: 'c',
  amount: 2,
  state: 'fresh',
  colour: 'red',
  fragile: true,
  tags: ['t'],
};

async function open(props: Partial<Parameters<typeof LoadedForm>[0]> = {}, options: Parameters<typeof show>[1] = {}) {
  const onSubmit = vi.fn();
  const shown = await show(
    <LoadedForm id="lab/sample" onSubmit={onSubmit} {...props}>
      <button type="submit">Save</button>
    </LoadedForm>,
    options,
  );
  await screen.findByRole('textbox', { name: /Name/ });
  return { ...shown, onSubmit, user: userEvent.setup() };
}

const title = (name: string) => artifacts.entities['lab/sample']?.schema.properties[name]?.title ?? '';

/** Whatever carries the field's state: the input, or the group that its choices stand in. */
function control(name: string): HTMLElement {
  if (name === 'colour') return screen.getByRole('radiogroup', { name: /Colour/ });
  return screen.getByLabelText(new RegExp(`^${title(name)}`), { selector: 'input, textarea, select' });
}

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `#${id} is missing`)
    .join(' ');

describe('every widget', () => {
  it.each(names)('%s is labelled and tied to its help', async (name) => {
    await open();
    expect(described(control(name))).toBe(`Help for ${name}`);
    expect(control(name).getAttribute('aria-invalid')).not.toBe('true');
  });

  it.each(names)('%s is tied to its error, and marked', async (name) => {
    const { container } = await open({ errors: { [name]: [`Wrong ${name}`] } });
    await waitFor(() => expect(described(control(name))).toBe(`Wrong ${name} Help for ${name}`));
    expect(control(name).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(container);
  });

  it.each(names)('%s gets the focus from the error summary', async (name) => {
    const { user } = await open({ errors: { [name]: ['Wrong'] } });
    await user.click(screen.getByRole('button', { name: `${title(name)}: Wrong` }));
    expect(control(name).contains(document.activeElement)).toBe(true);
  });

  it('is reached in order and worked by keyboard alone', async () => {
    const { user, onSubmit } = await open();
    const keys = async (typed: string) => {
      await user.tab();
      await user.keyboard(typed);
    };
    await keys('Bottle');
    await keys('Two{Enter}lines');
    await keys('a@b.example');
    await keys('s3cret');
    await user.tab(); // Show the password.
    await keys('2.5');
    await user.tab();
    await user.selectOptions(document.activeElement as HTMLElement, 'Spoilt');
    await keys(' ');
    await keys(' ');
    await keys('{Enter}'); // Add a tag, which takes the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Tag 1/ })));
    await user.keyboard('blown{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Bottle',
      note: 'Two\nlines',
      contact: 'a@b.example',
      code: 's3cret',
      amount: 2.5,
      state: 'spoilt',
      colour: 'red',
      fragile: true,
      tags: ['blown'],
    });
  });

  it('shows the value it is given, and gives it back unchanged', async () => {
    const { user, onSubmit } = await open({ record: whole });
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(whole);
    expect(onSubmit.mock.calls[0]?.[1]).toEqual({});
  });

  it('can be emptied', async () => {
    const { user, onSubmit } = await open({ record: whole });
    for (const name of ['note', 'contact', 'code', 'amount'] as const) await user.clear(control(name));
    await user.click(screen.getByRole('button', { name: 'Remove Tag 1' }));
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[1]).toEqual({ note: null, contact: null, code: null, amount: null, tags: [] });
  });
});

describe('single widgets', () => {
  it('shows a password on demand', async () => {
    const { user } = await open();
    expect(control('code')).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show: Code' }));
    expect(control('code')).toHaveProperty('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide: Code' })).toBeTruthy();
  });

  it.each([
    ['1,5', 1.5],
    ['1.', 1],
    [' 3 ', 3],
    ['0', 0],
  ])('reads the number %j', async (typed, value) => {
    const { user, onSubmit } = await open({ record: whole });
    await user.clear(control('amount'));
    await user.type(control('amount'), typed);
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].amount).toBe(value));
  });

  it('does not take a point away while a number is typed', async () => {
    const { user } = await open({ record: whole });
    await user.clear(control('amount'));
    await user.type(control('amount'), '1.');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await user.keyboard('25');
    expect(control('amount')).toHaveProperty('value', '1.25');
  });

  it('leaves the choice open until one is made, and has no empty one where one is needed', async () => {
    await open();
    const options = [...(control('state') as HTMLSelectElement).options].map(({ value }) => value);
    expect(options).toEqual(['', 'fresh', 'spoilt']);
    expect(control('state')).toHaveProperty('value', '');
  });
});

describe("the product's widgets", () => {
  it('are loaded by name and see the whole form', async () => {
    const shout = ({ id, label, formData, onChange, describedBy }: WidgetProps) => (
      <>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <output>{String(formData.name ?? '')}</output>
      </>
    );
    const registry = { cells: {}, components: {}, widgets: { shout: async () => ({ default: shout }) } };
    const sample = artifacts.forms['lab/sample'];
    if (!sample) throw new Error('no sample');
    const layout = { ...sample.layout, widgets: { ...sample.layout.widgets, note: 'shout' } };
    const documents = { ...artifacts, forms: { ...artifacts.forms, 'lab/sample': { ...sample, layout } } };
    const { user, onSubmit } = await open({ record: whole }, { registry, documents });
    expect(await screen.findByText('A')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'hey');
    await user.type(control('name'), 'nna');
    await user.tab();
    expect(await screen.findByText('Anna')).toBeTruthy();
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[1]).toEqual({ name: 'Anna', note: 'HEY' }));
  });
});

describe('a choice', () => {
  const offered = () =>
    [...control('state').querySelectorAll('option')].map((option) => option.textContent).filter(Boolean);

  it('that is retired is not offered, but shown where it is stored', async () => {
    const { unmount } = await open({ record: whole });
    expect(offered()).not.toContain('Dried');
    unmount();
    await open({ record: { ...whole, state: 'dried' } });
    expect((control('state') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Dried');
  });

  it('that no list knows is shown as it is stored, never as another one', async () => {
    await open({ record: { ...whole, state: 'frozen', colour: 'ochre' } });
    expect((control('state') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('frozen');
    expect((screen.getByRole('radio', { name: 'ochre' }) as HTMLInputElement).checked).toBe(true);
  });
});
