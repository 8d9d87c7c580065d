import { CodeInput } from '../../../../console/parts.ts';
import { useConstant, useMessages } from '../../../../console/slots.ts';
import { ProofForm } from './ProofForm.tsx';
import type { ProofMethodProps } from './use-proof.ts';
import { useProof } from './use-proof.ts';

export function AppProof(props: ProofMethodProps) {
  const proving = useProof('code', props);
  const { text } = useMessages();
  const length = useConstant<number>('account/mfa/codeLength', 6);
  return (
    <ProofForm proving={proving} cancel={props.cancel}>
      <CodeInput
        label={text('account/session/step-up.code')}
        length={length}
        value={proving.value}
        onChange={proving.setValue}
        onComplete={(code) => void proving.submit(code)}
        invalid={Boolean(proving.problem)}
        first={proving.input}
        autoFocus
      />
    </ProofForm>
  );
}
