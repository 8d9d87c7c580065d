import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeInput, type CodeInputProps } from '../../src/console/widgets/CodeInput.tsx';
import { pasted, placed } from '../../src/console/widgets/code-boxes.ts';
import { expectAccessible } from './support/accessible.ts';
import { showConsole, toyRegistry } from './support/show-console.tsx';

/** The boxes of a one-time code, on a page of the console. */
async function open(options: Partial<CodeInputProps> = {}) {
  const complete = vi.fn();
  function Page() {
    const [code, setCode] = useState('');
    return (
      <>
        <h1>Code</h1>
        <CodeInput label="Your code" value={code} onChange={setCode} onComplete={complete} {...options} />
        <output>{code}</output>
      </>
    );
  }
  const registry = { ...toyRegistry, components: { 'book-page': async () => ({ default: Page }) } };
  const { container } = showConsole({ at: '/books/b1', registry });
  await screen.findByRole('group', { name: 'Your code' });
  const boxes = screen.getAllByRole('textbox') as HTMLInputElement[];
  return { boxes, complete, container, code: () => container.querySelector('output')?.textContent };
}

const paste = (box: Element, text: string) => fireEvent.paste(box, { clipboardData: { getData: () => text } });

describe('the boxes of a code', () => {
  it('are four unless more are asked for, each with its name', async () => {
    const { boxes, container } = await open();
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4].map((at) => `Character ${at} of 4`),
    );
    await expectAccessible(container);
  });

  it('take one digit each, and go on by themselves; the last one completes', async () => {
    const { boxes, complete, code } = await open({ length: 6 });
    boxes[0]?.focus();
    await userEvent.keyboard('12345');
    expect(complete).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(boxes[5]);
    await userEvent.keyboard('6');
    expect(complete.mock.calls).toEqual([['123456']]);
    expect(code()).toBe('123456');
  });

  it('take digits only, and say so', async () => {
    const { boxes, code } = await open();
    boxes[0]?.focus();
    await userEvent.keyboard('x');
    expect(screen.getByText('Only digits are allowed').closest('[role=alert]')).not.toBeNull();
    expect(code()).toBe('');
    await userEvent.keyboard('7');
    expect(screen.queryByText('Only digits are allowed')).toBeNull();
    expect(code()).toBe('7');
  });

  it('refuse pasted data that is not all digits', async () => {
    const { boxes, complete, code } = await open();
    paste(boxes[0] as Element, '12a4');
    expect(screen.getByText('Invalid pasted data').closest('[role=alert]')).not.toBeNull();
    expect(code()).toBe('');
    paste(boxes[2] as Element, ' 12 34\n');
    expect(code()).toBe('1234');
    expect(complete).toHaveBeenCalledWith('1234');
  });

  it('take every character where the code is no number', async () => {
    const { boxes, code } = await open({ type: 'text' });
    paste(boxes[0] as Element, 'aB3');
    expect(code()).toBe('aB3');
  });

  it('are walked and emptied by keyboard', async () => {
    const { boxes, code } = await open();
    boxes[0]?.focus();
    await userEvent.keyboard('1234{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(boxes[1]);
    await userEvent.keyboard('{Backspace}');
    expect(code()).toBe('1 34');
    await userEvent.keyboard('{Backspace}');
    expect(document.activeElement).toBe(boxes[0]);
    expect(code()).toBe('  34');
    await userEvent.keyboard('98');
    expect(code()).toBe('9834');
  });
});

it.each([
  ['12', 'number', '12'],
  [' 1 2 ', 'number', '12'],
  ['1a', 'number', null],
  ['1a', 'text', '1a'],
] as const)('%s pasted as %s', (text, type, taken) => expect(pasted(text, type)).toBe(taken));

it('puts no more into the boxes than there are', () => {
  expect(placed('12', 1, '3456', 4)).toBe('1345');
  expect(placed('', 3, '9', 4)).toBe('   9');
  expect(placed('1234', 3, '', 4)).toBe('123');
});
