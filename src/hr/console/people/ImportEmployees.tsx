import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoadFailure, ScreenHeader, ScreenSkeleton, StepList, useNavigateHere } from '../../../console/parts.ts';
import { type ComponentProps, useDocument, useNotice } from '../../../console/slots.ts';
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
  const restart = () => setSearch({});
  return (
    <>
      <ScreenHeader title={text('people/import/title')} subtitle={text('people/import/subtitle')} />
      {id ? <Upload key={id} id={id} restart={restart} /> : <Begin />}
    </>
  );
}

function Begin() {
  const text = useText();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const goHere = useNavigateHere();
  const notice = useNotice();
  const chosen = (upload: string) => {
    const address = `${pathname}?upload=${upload}`;
    if (goHere(address)) return;
    const action = { label: text('people/import/continue'), run: () => void navigate(address) };
    notice('people/import/uploaded', { action });
  };
  return (
    <>
      <Steps at={0} go={() => {}} last={0} />
      <ChooseFile chosen={chosen} />
    </>
  );
}

function Upload({ id, restart }: { id: string; restart(): void }) {
  const { upload, error, reload } = useImport(id);
  const call = useDocument('calls', 'people/import/read');
  const [again, setAgain] = useState(false);
  if (error) return <LoadFailure error={error} messages={call?.messages} retry={reload} />;
  if (!upload) return <ScreenSkeleton />;
  const at = again && upload.state === 'checked' ? 1 : stepOf(upload);
  const back = (step: number) => (step === 0 ? restart() : setAgain(step === 1));
  return (
    <>
      <Steps at={at} go={back} last={upload.state === 'checked' ? 2 : at < 2 ? at : -1} />
      {at === 1 && <ChooseColumns upload={upload} checking={() => setAgain(false)} restart={restart} />}
      {at === 2 && upload.state === 'checked' && <Checked upload={upload} back={() => setAgain(true)} />}
      {isWorking(upload) && <Working upload={upload} />}
      {at === 3 && !isWorking(upload) && <Result upload={upload} again={restart} />}
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
