import { useMessages } from '../../../../console/slots.ts';
import { OwnPassword } from '../OwnPassword.tsx';
import { ProofForm } from './ProofForm.tsx';
import type { ProofMethodProps } from './use-proof.ts';
import { useProof } from './use-proof.ts';

export function PasswordProof(props: ProofMethodProps) {
  const proving = useProof('password', props);
  const { text } = useMessages();
  return (
    <ProofForm proving={proving} cancel={props.cancel}>
      <OwnPassword
        label={text('account/session/step-up.password')}
        value={proving.value}
        onChange={proving.setValue}
        invalid={Boolean(proving.problem)}
        input={proving.input}
      />
    </ProofForm>
  );
}
