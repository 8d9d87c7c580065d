import { useMessages } from '../../../../console/slots.ts';
import { OwnPassword } from '../OwnPassword.tsx';
import { ProofForm } from '../step-up/ProofForm.tsx';
import { usePasswordSignIn } from './use-password-sign-in.ts';

interface Props {
  email: string;
  cancel(): void;
}

/** The password of the person whose session has ended; the address is not theirs to change here. */
export function PasswordAgain({ email, cancel }: Props) {
  const { text } = useMessages();
  const signing = usePasswordSignIn(email);
  return (
    <ProofForm
      proving={signing}
      cancel={cancel}
      words={{ submit: text('account/mfa/verify.submit'), cancel: text('account/session/again.later') }}
    >
      {/* For password managers. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <OwnPassword
        label={text('account/session/step-up.password')}
        value={signing.value}
        onChange={signing.setValue}
        invalid={Boolean(signing.problem)}
        input={signing.input}
      />
    </ProofForm>
  );
}
