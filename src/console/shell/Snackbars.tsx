import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { type Complaints, ComplaintsContext } from '../messages/complaint.ts';
import { useSessionUser } from '../session/use-actor.ts';
import { PlainSnacks } from './PlainSnacks.tsx';
import type { SnackStackProps } from './SnackStack.tsx';
import { isError, type Snack } from './snack.ts';
import { whenQuiet } from './when-quiet.ts';

const SnackStack = lazy<ComponentType<SnackStackProps>>(() =>
  import('./SnackStack.tsx').catch(() => ({ default: PlainSnacks })),
);

/** Older ones give way: a stack taller than this hides the page. */
const most = 4;

/** Milliseconds in which a screen that was refused leads elsewhere: why is still to be read there. */
const justSaid = 1000;

/** The same sentence again, or another error, takes the place of the last one: nothing piles up. */
function withNew(list: readonly Snack[], taken: NotificationPayload): Snack[] {
  const key = 1 + Math.max(0, ...list.map((snack) => snack.key));
  const kept = list.filter((one) => one.message !== taken.message && !(isError(one) && isError(taken)));
  return [...kept, { ...taken, key, since: Date.now() }].slice(-most);
}

/** react-admin's own components name what they say by a key; ours say it. */
function inWords(taken: NotificationPayload, translate: ReturnType<typeof useTranslate>): NotificationPayload {
  const { message, notificationOptions: { messageArgs } = {} } = taken;
  const isKey = typeof message === 'string' && (messageArgs || message.startsWith('ra.'));
  return isKey ? { ...taken, message: translate(message, messageArgs) } : taken;
}

/** Shows react-admin's notifications: one error until the next try, others for a while, each read out once. */
export function Snackbars({ children }: { children: ReactNode }) {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [snacks, setSnacks] = useState<Snack[]>([]);
  // Screen readers read out what comes into a part of the page that they know already.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    void whenQuiet(left.signal).then(() => setIsReady(true));
    return () => left.abort();
  }, []);
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (taken) setSnacks((list) => withNew(list, inWords(taken, translate)));
  }, [notifications, takeNotification, translate]);
  const markTold = useCallback(() => setSnacks((list) => list.map((snack) => ({ ...snack, isTold: true }))), []);
  const close = useCallback((key: number) => setSnacks((list) => list.filter((snack) => snack.key !== key)), []);
  const complaints = useComplaintSnacks(setSnacks);
  return (
    <>
      <ComplaintsContext value={complaints}>{children}</ComplaintsContext>
      {(isReady || snacks.length > 0) && (
        <Suspense fallback={null}>
          <SnackStack snacks={snacks} onMoved={markTold} close={close} />
        </Suspense>
      )}
    </>
  );
}

/** Complaints of pages. They are gone with the next try, with the page they are about, and with the session. */
function useComplaintSnacks(change: (next: (list: Snack[]) => Snack[]) => void): Complaints {
  const notify = useNotify();
  const { pathname } = useLocation();
  const isSignedIn = Boolean(useSessionUser());
  const drop = useCallback(
    (isOver: (snack: Snack) => boolean = () => true) =>
      change((list) => (list.some(isError) ? list.filter((snack) => !isError(snack) || !isOver(snack)) : list)),
    [change],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is another one
  useEffect(() => drop((snack) => Date.now() - snack.since > justSaid), [pathname, drop]);
  useEffect(() => (isSignedIn ? undefined : drop()), [isSignedIn, drop]);
  return useMemo(
    () => ({
      say: (sentence, details = []) =>
        notify([sentence.text, ...details].join(' '), { type: 'error', autoHideDuration: null }),
      clear: () => drop(),
    }),
    [notify, drop],
  );
}
