import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SentCode } from '../../../src/hr/console/account/verify/SentCode.tsx';
import { type Server, show } from '../forms/harness.tsx';

/** Who signs in twice within a minute: the code of the first sign-in is of no use for the second. */

const nowhere = async () => undefined;

async function signsIn(code: string) {
  const asked: string[] = [];
  const server: Server = ({ method, path }) => {
    if (!path.includes('resend')) return undefined;
    asked.push(method);
    if (asked.length > 1) return { body: { status: 200, resend_after: 60 } };
    return {
      status: 429,
      body: { status: 429, code, error: code, message: 'Wait 2 seconds.', detail: '', resend_after: 2 },
    };
  };
  await show(<SentCode method="email" taken={nowhere} leave={nowhere} />, { server });
  await screen.findByRole('button', { name: /^Send a new code in \d s$/ });
  return asked;
}

it('reads that another was sent, and is sent one by itself as soon as that may be', async () => {
  const asked = await signsIn('OtherCodeSent');
  await screen.findByText('Wait 2 seconds.');
  await waitFor(() => expect(asked).toHaveLength(2), { timeout: 5_000 });
  await waitFor(() => expect(screen.queryByText('Wait 2 seconds.')).toBeNull());
});

it('is told nothing where the code that was sent is good, and sent no other', async () => {
  const asked = await signsIn('TooSoon');
  await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 5_000 });
  expect(asked).toHaveLength(1);
  expect(screen.queryByText('Wait 2 seconds.')).toBeNull();
});
