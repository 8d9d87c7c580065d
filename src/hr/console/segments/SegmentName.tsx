import { type CellProps, useMessages } from '../../../console/slots.ts';

/** A segment's name; the default one is marked, and it is said which of its filters find nobody any more. */
export default function SegmentName({ values: [title, isDefault, lost] }: CellProps) {
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
      {Array.isArray(lost) && lost.length > 0 && (
        <small style={{ display: 'block', fontWeight: 400 }}>
          {text('segments/saved-filter.lost-tags', { tags: lost.join(', ') })}
        </small>
      )}
    </>
  );
}

SegmentName.text = ({ values: [title, isDefault] }: CellProps): string =>
  isDefault === true ? `${String(title)} *` : String(title ?? '');
