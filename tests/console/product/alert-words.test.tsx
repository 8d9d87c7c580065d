import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { useAlertWords } from '../../../src/hr/console/company/settings/use-alert-words.ts';
import { type Server, show } from '../forms/harness.tsx';

// Words are saved a second after they were added.
configure({ asyncUtilTimeout: 10_000 });

const saved = 'Successfully saved alert words!';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The words of a company whose server answers as it is told: `answer` comes before each answer. */
async function open(answer: (saves: number) => number) {
  let kept = { version: 1, chat_alert_words: ['x'] };
  const saves: unknown[] = [];
  const keep = (words: string[]) => {
    kept = { version: kept.version + 1, chat_alert_words: words };
  };
  const server: Server = ({ method, body, headers }) => {
    if (method !== 'PATCH') return undefined;
    const status = answer(saves.push(body?.chat_alert_words));
    if (status !== 200) return { status, body: { status, code: 'Busy', message: 'Slower, please.' } };
    if (headers['if-match'] !== `"${kept.version}"`)
      return { status: 412, body: { status: 412, code: 'Stale', message: 'Too late.', current: kept } };
    keep(body?.chat_alert_words as string[]);
    return { body: { data: kept } };
  };
  function Words() {
    const [settings, setSettings] = useState({ chat_alert_word_notification: true, ...kept });
    const changed = async () => setSettings((before) => ({ ...before, ...kept }));
    const { words, unsaved, change } = useAlertWords(settings as never, changed);
    return (
      <>
        <p>{`Words: ${words.join(' ')}${unsaved ? ' …' : ''}`}</p>
        {['a', 'b'].map((word) => (
          <button key={word} type="button" onClick={() => change([...words, word], true)}>
            {word}
          </button>
        ))}
        <button type="button" onClick={() => change(words.slice(1), false)}>
          without the first
        </button>
      </>
    );
  }
  const shown = await show(
    <Snackbars>
      <Words />
    </Snackbars>,
    { server },
  );
  return { ...shown, saves, keep };
}
const words = () => screen.getByText(/^Words:/).textContent;

it('a word that is added while another is being saved stays, and is saved as well', async () => {
  const { saves } = await open((count) => {
    if (count === 1) screen.getByRole('button', { name: 'b' }).click();
    return 200;
  });
  await press('a');
  await screen.findByText(saved);
  expect(words()).toBe('Words: x a b …');
  await waitFor(() => expect(words()).toBe('Words: x a b'));
  expect(screen.queryByText(/^Someone else/)).toBeNull();
  expect(saves).toEqual([
    ['x', 'a'],
    ['x', 'a', 'b'],
  ]);
});

it('words that could not be saved stay, and go with the next change', async () => {
  const { saves } = await open((count) => (count === 1 ? 429 : 200));
  await press('a');
  await screen.findByText('Slower, please.');
  expect(words()).toBe('Words: x a …');
  await press('b');
  await waitFor(() => expect(words()).toBe('Words: x a b'));
  expect(saves).toEqual([
    ['x', 'a'],
    ['x', 'a', 'b'],
  ]);
});

it('words that could not be saved are tried once more when one leaves', async () => {
  const { saves, unmount } = await open((count) => (count === 1 ? 503 : 200));
  await press('a');
  await waitFor(() => expect(saves).toHaveLength(1));
  await screen.findByRole('alert');
  unmount();
  await waitFor(() =>
    expect(saves).toEqual([
      ['x', 'a'],
      ['x', 'a'],
    ]),
  );
});

it('words that someone else has saved meanwhile stay, beside what was added and taken away here', async () => {
  const { saves, keep } = await open(() => 200);
  keep(['x', 'y', 'theirs']);
  await press('a');
  await screen.findByText(/^Someone else has changed the alert words meanwhile/);
  await waitFor(() => expect(words()).toBe('Words: x y theirs a'));
  keep(['x', 'theirs', 'more']);
  await press('without the first');
  await waitFor(() => expect(words()).toBe('Words: theirs more'));
  expect(saves).toEqual([
    ['x', 'a'],
    ['x', 'y', 'theirs', 'a'],
    ['y', 'theirs', 'a'],
    ['theirs', 'more'],
  ]);
});
