import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLeaveGuard } from '../../shell/use-leave-guard.ts';

/** The dialog around: asked before it closes. */
export const UnsavedContext = createContext<RefObject<() => boolean> | null>(null);

/** While something is half done, leaving asks first: the page, the tab, and the dialog where there is one. */
export function useUnsaved(changed: boolean): void {
  const dialog = useContext(UnsavedContext);
  useLeaveGuard(changed);
  useEffect(() => {
    if (!dialog) return;
    dialog.current = () => changed;
    return () => {
      dialog.current = () => false;
    };
  }, [dialog, changed]);
}
