import { Notice, ScreenHeader, useScreenTitle } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';

/** Employees of an ad hoc chat stand here by name only: nothing leads from them to their profiles. */
export default function ViewAdhoc() {
  const { text } = useMessages();
  return (
    <>
      <ScreenHeader title={useScreenTitle(undefined)} />
      <Notice icon="hourglass" text={text('segments/overview.adhoc')} />
    </>
  );
}
