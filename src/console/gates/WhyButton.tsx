import Button from '@mui/material/Button';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useWhy } from './use-why.ts';

interface Props {
  gate: string | undefined;
  record?: Readonly<Record<string, unknown>>;
}

/** Stands beside the sentence of a refusal and tells more about it. */
export function WhyButton({ gate, record }: Props) {
  const why = useWhy();
  const { gates } = useArtifacts();
  const { text } = useMessages();
  if (!why || !gate || !gates[gate]) return null;
  const label = text('shell/why.why');
  // Its words may still be on the way: a button without a name is none.
  if (!label) return null;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={text('shell/why.why-of', { title: gates[gate].title })}
      onClick={() => why(gate, record)}
    >
      {label}
    </Button>
  );
}
