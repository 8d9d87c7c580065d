import { useLayoutEffect, useRef, useState } from 'react';
import { CodeInput } from '../../../../console/parts.ts';
import { useConstant, useMessages } from '../../../../console/slots.ts';
import { ResendButton } from '../ResendButton.tsx';
import { useResend } from '../use-resend.ts';
import { SetupForm } from './SetupForm.tsx';
import type { Enabling, Setup } from './use-enabling.ts';

type Sent = Extract<Setup, { address: string }>;

/** The first code of a method: the right one enables it. */
export function ConfirmCode({ enabling, sent }: { enabling: Enabling; sent?: Sent }) {
  const { text } = useMessages();
  const [code, setCode] = useState('');
  const length = useConstant<number>('account/mfa/codeLength', 6);
  const first = useRef<HTMLInputElement>(null);
  const { problem, confirm } = enabling;
  // Before the problem is seen: who types the next code at once would add to the one that was wrong.
  useLayoutEffect(() => {
    if (!problem) return;
    setCode('');
    first.current?.focus();
  }, [problem]);
  return (
    <>
      <SetupForm
        enabling={enabling}
        submitLabel={text('account/mfa/verify')}
        submit={() => (code.length === length ? void confirm(code) : first.current?.focus())}
      >
        {sent && <p>{text('account/mfa/code-sent-to', { address: sent.address })}</p>}
        <CodeInput
          autoFocus
          label={text('account/mfa/verify.code')}
          length={length}
          value={code}
          onChange={setCode}
          onComplete={(typed) => void confirm(typed)}
          invalid={Boolean(problem)}
          first={first}
        />
      </SetupForm>
      {sent && <Again sent={sent} />}
    </>
  );
}

const Again = ({ sent }: { sent: Sent }) => <ResendButton {...useResend(sent.channel, sent.resendAfter)} />;
