import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { LoadFailure, ScreenHeader, ScreenSkeleton } from '../../../../console/parts.ts';
import { type ComponentProps, useActor, useCall, useDocument, useMessages } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { AlertWordsEditor } from './AlertWordsEditor.tsx';
import { TrySentence } from './TrySentence.tsx';

type Settings = Calls['company/settings.read']['answer'];

/** The tab of the alert words: switched at once, words saved a moment after they are added, and a box to try them. */
export default function AlertWords(_: ComponentProps) {
  const read = useCall('company/settings.read');
  const actor = useActor();
  const messages = useDocument('calls', 'company/settings.read')?.messages;
  const { text } = useMessages();
  const company = actor?.company;
  const settings = useQuery({
    queryKey: ['company/settings.read', company],
    queryFn: async ({ signal }) => (await read<Settings>({ params: { companyId: company }, signal })).body,
  });
  if (settings.isPending) return <ScreenSkeleton />;
  const header = <ScreenHeader title="Alert words" subtitle={text('company/settings.words-about')} />;
  if (settings.isError)
    return (
      <>
        {header}
        <LoadFailure
          error={settings.error}
          messages={{ ...messages, default: 'company/settings.unable-to-get-words' }}
          retry={() => void settings.refetch()}
        />
      </>
    );
  const { data } = settings;
  return (
    <>
      {header}
      <div style={{ display: 'grid', gap: 20 }}>
        <AlertWordsEditor settings={data} changed={() => void settings.refetch()} />
        <Card aria-label={text('company/settings.try')}>
          <h2>{text('company/settings.try')}</h2>
          <TrySentence words={data.chat_alert_words ?? []} on={data.chat_alert_word_notification === true} />
        </Card>
      </div>
    </>
  );
}
