import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useCall, useDocument, useFailure, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

export type Shown = Calls['genai/report.preview']['answer'];

interface Given {
  report_name?: string;
  segment?: string;
}

/** Has a report written here, or, once it is confirmed what is sent, with the service outside. */
export function useReport(created: () => void) {
  const calls = {
    'genai/report.preview': useDocument('calls', 'genai/report.preview'),
    'genai/report.create': useDocument('calls', 'genai/report.create'),
  };
  const [service, preview, create] = [
    useCall('genai/report.service'),
    useCall('genai/report.preview'),
    useCall('genai/report.create'),
  ];
  const failure = useFailure();
  const notice = useNotice();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const { data: host } = useQuery({
    queryKey: ['genai/report.service'],
    queryFn: async ({ signal }) => (await service<Calls['genai/report.service']['answer']>({ signal })).body.host,
  });

  const doing = async <T>(name: keyof typeof calls, work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setErrors(undefined);
    try {
      return await work();
    } catch (error) {
      setErrors(error instanceof CallError ? error.body.errors : undefined);
      await failure(error, calls[name]?.messages);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return {
    /** Where the service is; null: there is none. */
    host: host ?? null,
    busy,
    errors,
    show: ({ segment }: Given): Promise<Shown | undefined> =>
      doing('genai/report.preview', async () => (await preview<Shown>({ body: { ...(segment && { segment }) } })).body),
    create: (given: Given, confirmed?: string): Promise<boolean | undefined> =>
      doing('genai/report.create', async () => {
        await create({ body: { ...given, ...(confirmed && { confirmed }) } });
        notice(calls['genai/report.create']?.messages?.success ?? 'genai/report.asked');
        created();
        return true;
      }),
  };
}
