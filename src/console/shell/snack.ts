import type { NotificationPayload } from 'react-admin';

/** A notification that is shown. */
export interface Snack extends NotificationPayload {
  key: number;
  since: number;
  /** It has been read out where it stood before. */
  isTold?: true;
}

export const isError = ({ type }: NotificationPayload): boolean => type === 'error';
