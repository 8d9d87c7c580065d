import type { ComponentProps } from '../../../console/slots.ts';
import { Credits } from './Credits.tsx';

export default function AdhocCredits(props: ComponentProps) {
  return <Credits {...props} kind="adhoc" />;
}
