import type { ComponentProps } from '../../../console/slots.ts';
import { Credits } from './Credits.tsx';

export default function TouchpointCredits(props: ComponentProps) {
  return <Credits {...props} kind="milestone" />;
}
