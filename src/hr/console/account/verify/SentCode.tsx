import { ResendButton } from '../ResendButton.tsx';
import { useResend } from '../use-resend.ts';
import type { VerifyMethodProps } from './use-verify.ts';
import { useVerify } from './use-verify.ts';
import { CodeField, VerifyForm } from './VerifyForm.tsx';

/** Digits that are sent when the method is chosen, and again when they are asked for. */
export function SentCode(props: VerifyMethodProps) {
  const verifying = useVerify(props);
  const resending = useResend(props.method === 'phone' ? 'phone' : 'email');
  return (
    <>
      <VerifyForm verifying={verifying}>
        <CodeField verifying={verifying} />
      </VerifyForm>
      <ResendButton {...resending} />
    </>
  );
}
