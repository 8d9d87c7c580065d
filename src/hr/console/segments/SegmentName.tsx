import { type CellProps, useMessages } from '../../../console/slots.ts';

/** A segment's name; the default one is marked. */
export function SegmentName({ values: [title, isDefault] }: CellProps) {
  const { text } = useMessages();
  return (
    <>
      {String(title ?? '')}
      {isDefault === true && (
        <>
          {' '}
          <span aria-hidden>*</span>
          <span className="unseen">{text('segments/saved-filter.is-default')}</span>
        </>
      )}
    </>
  );
}

SegmentName.text = ({ values: [title, isDefault] }: CellProps): string =>
  isDefault === true ? `${String(title)} *` : String(title ?? '');
