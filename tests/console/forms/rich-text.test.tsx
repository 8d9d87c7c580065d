import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Quill } from 'react-quill';
import { expect, it } from 'vitest';
import RichTextWidget from '../../../src/console/widgets/RichTextWidget.tsx';
import { show } from './harness.tsx';

/** Beside a control of the same form, whose change draws everything anew. */
function Form({ said }: { said: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>('<p>We make anvils.</p>');
  const [isInvalid, setInvalid] = useState(false);
  return (
    <>
      <RichTextWidget
        id="text"
        name="text"
        formData={{ text: value }}
        label="Text"
        value={value}
        required={false}
        disabled={false}
        invalid={isInvalid}
        schema={{}}
        options={{}}
        onChange={(next: unknown) => {
          said(next);
          setValue(next);
        }}
        onBlur={() => undefined}
      />
      <button type="button" onClick={() => setInvalid(!isInvalid)}>
        Draw
      </button>
    </>
  );
}

async function opened() {
  const said: unknown[] = [];
  await show(<Form said={(value) => said.push(value)} />);
  const box = await screen.findByRole('textbox', { name: 'Text' });
  const quill = Quill.find(box.parentElement as HTMLElement) as Quill;
  const draw = () => fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
  return { said, box, quill, draw };
}

it('a text that nobody has changed is left alone when its form is drawn again', async () => {
  const { said, box, draw } = await opened();
  draw();
  const paragraph = box.querySelector('p');
  draw();
  draw();
  expect(box.querySelector('p')).toBe(paragraph);
  expect([box.textContent, said]).toEqual(['We make anvils.', []]);
});

it.each([
  ['words', 'Good ones, too. ', '<p>Good ones, too. We make anvils.</p>'],
  ['several spaces', 'Good   ones. ', '<p>Good&nbsp;&nbsp; ones. We make anvils.</p>'],
])('%s are written with spaces at which lines break, and the text stays as it is', async (_what, typed, html) => {
  const { said, box, quill, draw } = await opened();
  act(() => void quill.insertText(0, typed, 'user'));
  expect(said).toEqual([html]);
  const paragraph = box.querySelector('p');
  draw();
  expect(box.querySelector('p')).toBe(paragraph);
});

it('a text that is emptied is none, and can be written again', async () => {
  const { said, quill, draw } = await opened();
  act(() => void quill.deleteText(0, quill.getLength(), 'user'));
  draw();
  act(() => void quill.insertText(0, 'New words', 'user'));
  expect(said).toEqual([undefined, '<p>New words</p>']);
});
