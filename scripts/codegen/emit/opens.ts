import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { behindGates } from '../../../src/shared/gates/opens.ts';
import { banner, comment } from './banner.ts';

/** What stands behind each gate, for the page that says what a permission opens. */
export function opensFile(artifacts: Artifacts): string {
  const said = comment('Calls, screens, controls and fields behind each gate that asks for a permission.');
  return `${banner}interface Behind {
  kind: 'call' | 'screen' | 'tab' | 'page' | 'control' | 'column' | 'card' | 'field' | 'move';
  title: string;
  where?: string;
}

${said}export const opens: Readonly<Record<string, readonly Behind[]>> = ${JSON.stringify(behindGates(artifacts), null, 2)};
`;
}
