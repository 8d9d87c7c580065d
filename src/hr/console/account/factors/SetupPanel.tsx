import { AddressForm } from './AddressForm.tsx';
import { AppSeed } from './AppSeed.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import type { Enabling } from './use-enabling.ts';
import type { Factors } from './use-factors.ts';

/** What is asked of someone who is enabling a method, step by step. */
export function SetupPanel({ enabling, factors }: { enabling: Enabling; factors: Factors }) {
  const { setup } = enabling;
  if (!setup) return null;
  if (setup.step === 'address')
    return setup.channel === 'email' ? (
      <AddressForm enabling={enabling} registered={factors.email ?? ''} />
    ) : (
      <PhoneForm enabling={enabling} />
    );
  if (setup.channel === 'app')
    return (
      <AppSeed picture={setup.picture} secret={setup.secret}>
        <ConfirmCode enabling={enabling} />
      </AppSeed>
    );
  return <ConfirmCode enabling={enabling} sent={setup} />;
}
