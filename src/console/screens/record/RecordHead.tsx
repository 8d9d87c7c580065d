import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode, type RefObject } from 'react';
import type { Schema } from '../../../shared/documents/schema.ts';
import type { HeaderPart, RecordHeader } from '../../../shared/documents/screen.ts';
import { useEntity, useOptions } from '../../artifacts/use-artifacts.ts';
import { Cell } from '../../cells/Cell.tsx';
import { Chip } from '../../cells/Chip.tsx';
import { Card } from '../../forms/view/Card.tsx';
import { RelatedValue } from '../../forms/view/FieldList.tsx';
import { Initials } from '../../shell/Initials.tsx';

const Head = styled('header')(({ theme }) => ({
  marginBottom: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > img, & > span[aria-hidden]': {
    width: 56,
    height: 56,
    borderRadius: '50%',
    objectFit: 'cover',
    fontSize: '1.125rem',
  },
  // As wide before it has come as afterwards: nothing moves then.
  '&[data-shape="fit"] img': { width: 112, height: 56, borderRadius: 8, objectFit: 'contain' },
  '& > .who': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  // What stands below the name has its buttons beside it.
  '&:has(> .panel) > .who': { flexBasis: 'calc(100% - 72px)' },
  '& .named': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: '2px 0 0', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& p > span': { display: 'inline-block', maxWidth: '100%' },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > .panel': { flex: '1 1 280px' },
}));

/** Below the page's own heading it is one of the cards. */
const Beneath = styled(Card)({ marginBottom: 8, '& > header': { margin: 0 } });

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
  const parts = (header.subtitle ?? []).filter((part) => isTold(record[firstOf(part)]));
  const picture = header.avatar ? record[header.avatar] : undefined;
  const { notice } = header;
  const Heading = heading ? 'h1' : 'h2';
  const head = (
    <Head data-shape={shape}>
      {picture ? <img src={String(picture)} alt="" /> : header.avatar && <Initials name={name} />}
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
        {parts.length > 0 && (
          <p>
            {parts.map((part, index) => (
              <Fragment key={firstOf(part)}>
                {index > 0 && ' · '}
                <span>
                  <Part part={part} record={record} schema={schemaOf(firstOf(part))} />
                </span>
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
      {children && <div className="panel">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Head>
  );
  return heading ? head : <Beneath>{head}</Beneath>;
}

const firstOf = (part: HeaderPart): string => {
  if (typeof part === 'string') return part;
  return 'cell' in part ? (part.reads[0] ?? '') : part.field;
};

/** A number is said even when it is 0; what is empty, is not. */
const isTold = (value: unknown) => value === 0 || Boolean(value);

interface PartProps {
  part: HeaderPart;
  record: Record<string, unknown>;
  schema: Schema | undefined;
}

function Part({ part, record, schema }: PartProps) {
  const value = record[firstOf(part)];
  const usual = typeof value === 'number' ? 'number' : 'text';
  const said: { cell?: string; reads?: string[]; label?: string } = typeof part === 'string' ? {} : part;
  const { cell = usual, reads = [firstOf(part)], label } = said;
  const isRelated = schema?.['x-relation'] && cell === usual;
  return (
    <>
      {label && `${label}: `}
      {isRelated ? (
        <RelatedValue schema={schema} values={record} name={firstOf(part)} />
      ) : (
        <Cell name={cell} record={record} values={reads.map((field) => record[field])} schema={schema} />
      )}
    </>
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
  if (value === true) return <Chip>{label}</Chip>;
  const word = option?.label ?? String(value);
  return <Chip color={option?.color}>{label ? `${label}: ${word}` : word}</Chip>;
}
