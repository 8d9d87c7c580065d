import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLeaveGuard } from '../../shell/use-leave-guard.ts';

/** The dialog around: the question that it asks before it closes, if any. */
export const UnsavedContext = createContext<RefObject<() => string | null> | null>(null);

/** While something is half done, leaving asks first: the page, the tab, and the dialog where there is one. */
export function useUnsaved(changed: boolean, message = 'shell/leave'): void {
  const dialog = useContext(UnsavedContext);
  useLeaveGuard(changed, undefined, message);
  useEffect(() => {
    if (!dialog) return;
    dialog.current = () => (changed ? message : null);
    return () => {
      dialog.current = () => null;
    };
  }, [dialog, changed, message]);
}
