import { useQueryClient } from '@tanstack/react-query';
import { saveFile, useCall, useDocument, useFailure, useNotice, useOverlays } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';

export type Codes = Calls['account/mfa/codes']['answer'];

export interface RecoveryCodes {
  /** Opens them in a dialog. */
  view(): Promise<void>;
  /** Makes new ones, having asked; null when that was not wanted, or went wrong. */
  renew(): Promise<Codes | null>;
  /** As a file, by a link that works once. */
  download(): Promise<void>;
}

/** What can be done with the recovery codes. All of it is asked of who has lately proved who they are. */
export function useRecoveryCodes(): RecoveryCodes {
  const read = useCall('account/mfa/codes');
  const regenerate = useCall('account/mfa/regenerate');
  const link = useCall('account/mfa/export');
  const messages = useDocument('calls', 'account/mfa/codes')?.messages;
  const renewed = useDocument('calls', 'account/mfa/regenerate')?.messages?.success;
  const { open, confirm } = useOverlays();
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      await failure(error, messages);
      return null;
    }
  };
  return {
    async view() {
      const codes = await attempt(async () => (await read<Codes>()).body);
      if (codes) await open('account/mfa/recovery-codes', { ...codes });
    },
    async renew() {
      if (!(await confirm('account/mfa/regenerate-confirm'))) return null;
      return attempt(async () => {
        const { body } = await regenerate<Codes>({ body: {} });
        await queries.invalidateQueries();
        if (renewed) notice(renewed);
        return body;
      });
    },
    async download() {
      await attempt(async () => {
        const { body } = await link<Calls['account/mfa/export']['answer']>();
        saveFile(body.download_url);
      });
    },
  };
}
