import { type ReactNode, use } from 'react';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import { RecordHead } from '../record/RecordHead.tsx';
import { RecordTitle } from '../record/RecordTitle.tsx';
import { WithinRecord } from '../record/within-record.ts';
import { ScreenBack } from '../ScreenBack.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { useScreenTitle } from '../screen-title-context.ts';

interface Props {
  screen: CardsScreen;
  record: Record<string, unknown>;
  /** While it is edited, whom it is about stands in the form itself. */
  buttonsOnly?: boolean;
  params?: Record<string, unknown>;
  /** Buttons. */
  children?: ReactNode;
}

/** The screen's title with its buttons, and whom or what the cards are about. */
export function CardsHeader({ screen, record, params = {}, buttonsOnly, children }: Props) {
  const title = useScreenTitle(screen.title);
  const isTold = use(WithinRecord);
  const { header } = screen;
  const above = <ScreenBack screen={screen} params={params} />;
  // Without a picture the name is the page's heading.
  if (header && !header.avatar && !buttonsOnly && !isTold)
    return <RecordTitle header={header} resource={screen.resource} record={record} above={above} actions={children} />;
  return (
    <>
      <ScreenHeader title={title} actions={children} stays={buttonsOnly} above={above} />
      {header && !buttonsOnly && !isTold && <RecordHead header={header} resource={screen.resource} record={record} />}
    </>
  );
}
