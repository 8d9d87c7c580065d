import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode, type RefObject } from 'react';
import type { RecordHeader } from '../../../shared/documents/screen.ts';
import { useEntity, useOptions } from '../../artifacts/use-artifacts.ts';
import { Cell } from '../../cells/Cell.tsx';
import { Chip } from '../../cells/Chip.tsx';
import { Card } from '../../forms/view/Card.tsx';
import { Initials } from '../../shell/Initials.tsx';

const Head = styled(Card)(({ theme }) => ({
  marginBottom: 8,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& > img, & > span[aria-hidden]': {
    width: 56,
    height: 56,
    borderRadius: '50%',
    objectFit: 'cover',
    fontSize: '1.125rem',
  },
  '&[data-shape="fit"] img': { width: 'auto', maxWidth: 160, height: 56, borderRadius: 8, objectFit: 'contain' },
  '& > .who': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .named': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: '2px 0 0', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > .panel': { flex: '1 1 100%' },
}));

interface Props {
  header: RecordHeader;
  resource: string;
  record: Record<string, unknown>;
  /** The page's own heading, where it is one. */
  heading?: RefObject<HTMLHeadingElement | null>;
  actions?: ReactNode;
  /** What stands below. */
  children?: ReactNode;
}

/** Whom or what a screen is about: picture, name, what tells it apart, and how it is. */
export function RecordHead({ header, resource, record, heading, actions, children }: Props) {
  const entity = useEntity(resource);
  const schemaOf = (field: string) => entity?.schema.properties[field];
  const shape = schemaOf(header.avatar ?? '')?.['x-image']?.shape;
  const name = String(record[header.title] ?? '');
  const lines = (header.subtitle ?? []).filter((field) => record[field]);
  const picture = header.avatar ? record[header.avatar] : undefined;
  const { notice } = header;
  const Heading = heading ? 'h1' : 'h2';
  return (
    <Head data-shape={shape}>
      {picture ? <img src={String(picture)} alt="" /> : <Initials name={name} />}
      <div className="who">
        <div className="named">
          <Heading ref={heading} tabIndex={heading && -1}>
            {name}
          </Heading>
          {header.chips
            ?.map((chip) => (typeof chip === 'string' ? { field: chip, label: undefined, with: chip } : chip))
            .filter((chip) => record[chip.field] && record[chip.with ?? chip.field])
            .map(({ field, label }) => (
              <span key={field} title={schemaOf(field)?.title}>
                <Named label={label} value={record[field]} options={schemaOf(field)?.['x-options']} />
              </span>
            ))}
        </div>
        {lines.length > 0 && (
          <p>
            {lines.map((field, index) => (
              <Fragment key={field}>
                {index > 0 && ' · '}
                <Cell name="text" record={record} values={[record[field]]} schema={schemaOf(field)} />
              </Fragment>
            ))}
          </p>
        )}
        {notice && record[notice] ? (
          <p className="notice">
            {schemaOf(notice)?.title}: {String(record[notice])}
          </p>
        ) : null}
      </div>
      {actions && <div className="actions">{actions}</div>}
      {children && <div className="panel">{children}</div>}
    </Head>
  );
}

interface NamedProps {
  label: string | undefined;
  value: unknown;
  options: string | undefined;
}

/** A value as a chip, and before it what it is the value of where the word alone does not say it. */
function Named({ label, value, options = '' }: NamedProps) {
  const option = useOptions(options).find((one) => one.value === value);
  const word = option?.label ?? String(value);
  return <Chip color={option?.color}>{label ? `${label}: ${word}` : word}</Chip>;
}
