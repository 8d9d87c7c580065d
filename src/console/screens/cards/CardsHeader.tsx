import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import { useEntity } from '../../artifacts/use-artifacts.ts';
import { Cell } from '../../cells/Cell.tsx';
import { Card } from '../../forms/view/Card.tsx';
import { Initials } from '../../shell/Initials.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { useScreenTitle } from '../screen-title-context.ts';
import { CardsBack } from './CardsBack.tsx';

const Person = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& img, & > span[aria-hidden]': {
    width: 56,
    height: 56,
    borderRadius: '50%',
    objectFit: 'cover',
    fontSize: '1.125rem',
  },
  '&[data-shape="fit"] img': { width: 'auto', maxWidth: 160, height: 56, borderRadius: 8, objectFit: 'contain' },
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: '2px 0 0', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

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
  const { header } = screen;
  const entity = useEntity(screen.resource);
  const shape = entity?.schema.properties[header?.avatar ?? '']?.['x-image']?.shape;
  const name = header ? String(record[header.title] ?? '') : '';
  const lines = (header?.subtitle ?? []).filter((field) => record[field]);
  const picture = header?.avatar ? record[header.avatar] : undefined;
  const { notice } = header ?? {};
  return (
    <>
      <ScreenHeader title={title} actions={children} above={<CardsBack screen={screen} params={params} />} />
      {header && !buttonsOnly && (
        <Person data-shape={shape}>
          {picture ? <img src={String(picture)} alt="" /> : <Initials name={name} />}
          <div>
            <h2>{name}</h2>
            {lines.length > 0 && (
              <p>
                {lines.map((field, index) => (
                  <Fragment key={field}>
                    {index > 0 && ' · '}
                    <Cell
                      name="text"
                      record={record}
                      values={[record[field]]}
                      schema={entity?.schema.properties[field]}
                    />
                  </Fragment>
                ))}
              </p>
            )}
            {notice && record[notice] ? (
              <p className="notice">
                {entity?.schema.properties[notice]?.title}: {String(record[notice])}
              </p>
            ) : null}
          </div>
        </Person>
      )}
    </>
  );
}
