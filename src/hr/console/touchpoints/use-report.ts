import { useEffect, useRef, useState } from 'react';
import { saveFile, useCall, useConstant, useDocument, useFailure, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Answer = Calls['touchpoints/stage.export']['answer'];

export interface Progress {
  done: number;
  total: number;
}

/** Has the report built, asks until it is ready, and hands it to the browser. */
export function useReport(finished: () => void) {
  const ask = useCall('touchpoints/stage.export');
  const read = useCall('touchpoints/report.read');
  const call = useDocument('calls', 'touchpoints/stage.export');
  const pause = useConstant<number>('touchpoints/report.pollEvery', 1000);
  const notice = useNotice();
  const failure = useFailure();
  const [progress, setProgress] = useState<Progress>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const download = async (body: Record<string, unknown>): Promise<void> => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = control;
    setProgress({ done: 0, total: 0 });
    try {
      let answer = (await ask<Answer>({ body })).body;
      signal.throwIfAborted();
      while (answer.status === 202) {
        setProgress({ done: answer.done, total: answer.total });
        await wait(pause, signal);
        answer = (await read<Answer>({ params: { download: answer.download }, signal })).body;
      }
      saveFile(answer.report_url);
      if (call?.messages?.success) notice(call.messages.success);
      finished();
    } catch (error) {
      await failure(error, call?.messages);
    } finally {
      setProgress(undefined);
    }
  };
  return { download, progress };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
