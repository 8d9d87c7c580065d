import type { ComponentType } from 'react';
import { AppProof } from './AppProof.tsx';
import { PasskeyProof } from './PasskeyProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import type { ProofMethodProps } from './use-proof.ts';

interface ProofMethod {
  /** Draws the dialog's content and buttons, and makes the call that takes the proof. */
  component: ComponentType<ProofMethodProps>;
  icon: string;
}

/** Every way to prove again who one is; the session says which of them someone has. */
export const proofMethods: Readonly<Record<string, ProofMethod>> = {
  password: { component: PasswordProof, icon: 'lock' },
  app: { component: AppProof, icon: 'phone' },
  passkey: { component: PasskeyProof, icon: 'security' },
};
