import type { VerifyMethodProps } from './use-verify.ts';
import { useVerify } from './use-verify.ts';
import { CodeField, VerifyForm } from './VerifyForm.tsx';

/** The digits that the authenticator app shows. */
export function AppCode(props: VerifyMethodProps) {
  const verifying = useVerify(props);
  return (
    <VerifyForm verifying={verifying}>
      <CodeField verifying={verifying} />
    </VerifyForm>
  );
}
