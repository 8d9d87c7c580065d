import type { Params, Sentence } from '../messages/explain.ts';
import { ScreenView } from '../screens/ScreenView.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TellDialog } from './TellDialog.tsx';

export type Overlay = { key: number } & (
  | { kind: 'confirm'; message: string; params?: Params; lines?: readonly string[]; settle(yes: boolean): void }
  | { kind: 'tell'; sentence: Sentence; lines?: readonly string[]; close(): void }
  | {
      kind: 'screen';
      screen: string;
      params: Record<string, unknown>;
      record?: Record<string, unknown>;
      close(result?: unknown): void;
    }
);

export default function OverlayHost({ open }: { open: readonly Overlay[] }) {
  return open.map((overlay) => {
    if (overlay.kind === 'confirm') return <ConfirmDialog {...overlay} key={overlay.key} />;
    if (overlay.kind === 'tell') return <TellDialog {...overlay} key={overlay.key} />;
    const { key, screen, params, record, close } = overlay;
    return <ScreenView key={key} id={screen} params={params} record={record} close={close} />;
  });
}
