import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailure, ScreenHeader, ScreenSkeleton, StepList } from '../../../console/parts.ts';
import { type ComponentProps, useDocument } from '../../../console/slots.ts';
import { Checked } from './import/Checked.tsx';
import { ChooseColumns } from './import/ChooseColumns.tsx';
import { ChooseFile } from './import/ChooseFile.tsx';
import { Result } from './import/Result.tsx';
import { type Import, isWorking, useImport } from './import/use-import.ts';
import { useText } from './import/use-text.ts';
import { Working } from './import/Working.tsx';

/** A file of employees, step by step: chosen, its columns said, checked, run. The address names the upload. */
export default function ImportEmployees(_: ComponentProps) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const id = search.get('upload');
  const open = (upload: string | null) => setSearch(upload ? { upload } : {});
  return (
    <>
      <ScreenHeader title={text('people/import/title')} subtitle={text('people/import/subtitle')} />
      {id ? <Upload key={id} id={id} open={open} /> : <Begin open={open} />}
    </>
  );
}

type Open = (upload: string | null) => void;

function Begin({ open }: { open: Open }) {
  return (
    <>
      <Steps at={0} go={() => {}} last={0} />
      <ChooseFile chosen={open} />
    </>
  );
}

function Upload({ id, open }: { id: string; open: Open }) {
  const { upload, error, reload } = useImport(id);
  const call = useDocument('calls', 'people/import/read');
  const [again, setAgain] = useState(false);
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={reload} />;
  if (!upload) return <ScreenSkeleton />;
  const at = again && upload.state === 'checked' ? 1 : stepOf(upload);
  const back = (step: number) => (step === 0 ? open(null) : setAgain(step === 1));
  return (
    <>
      <Steps at={at} go={back} last={upload.state === 'checked' ? 2 : at < 2 ? at : -1} />
      {at === 1 && <ChooseColumns upload={upload} checking={() => setAgain(false)} restart={() => open(null)} />}
      {at === 2 && upload.state === 'checked' && <Checked upload={upload} back={() => setAgain(true)} />}
      {isWorking(upload) && <Working upload={upload} />}
      {at === 3 && !isWorking(upload) && <Result upload={upload} again={() => open(null)} />}
    </>
  );
}

function stepOf({ state }: Import): number {
  if (state === 'uploaded') return 1;
  if (state === 'checking' || state === 'checked') return 2;
  return 3;
}

function Steps({ at, last, go }: { at: number; last: number; go(step: number): void }) {
  const text = useText();
  const titles = [
    text('people/import/step-file'),
    text('people/import/step-columns'),
    text('people/import/step-check'),
    text('people/import/step-result'),
  ];
  return <StepList titles={titles} at={at} seen={(step) => step <= last} go={go} />;
}
