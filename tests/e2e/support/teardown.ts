import { rmSync } from 'node:fs';

export default function teardown(): void {
  if (process.env.E2E_DATA?.includes('rapport-e2e-')) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
}
