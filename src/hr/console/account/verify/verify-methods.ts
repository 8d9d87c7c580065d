import type { ComponentType } from 'react';
import { AppCode } from './AppCode.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import { SentCode } from './SentCode.tsx';
import type { VerifyMethodProps } from './use-verify.ts';

interface VerifyMethod {
  /** Asks for the proof and makes the call that takes it. */
  component: ComponentType<VerifyMethodProps>;
  icon: string;
}

/** Every way to take the second step of signing in; the server says which of them someone may use. */
export const verifyMethods: Readonly<Record<string, VerifyMethod>> = {
  passkey: { component: PasskeyStep, icon: 'security' },
  app: { component: AppCode, icon: 'phone' },
  email: { component: SentCode, icon: 'mail' },
  phone: { component: SentCode, icon: 'message' },
  recovery: { component: RecoveryCode, icon: 'key' },
};
