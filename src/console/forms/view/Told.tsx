import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { Layout } from '../../../shared/documents/form.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import { hiddenFields, levelOf } from '../layout.ts';
import type { Values } from '../values.ts';

const Words = styled('div')(({ theme }) => ({
  '& > p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& > .says': { fontWeight: 500 },
  '& > .facts': { marginTop: 2, fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& > dl': { marginTop: 10 },
}));

interface Props {
  schema: Schema;
  item: Values;
  layout: Layout;
  /** The list whose item this is. */
  path: string;
  /** Its property that says what it is. */
  says: string;
  value(name: string): ReactNode;
  /** What does not go into a line. */
  list(names: readonly string[]): ReactNode;
}

/** An item of a list as a sentence and a line about it: 'How was your first day?', 'Scale · An answer is required'. */
export function Told({ schema, item, layout, path, says, value, list }: Props) {
  const { properties = {} } = schema;
  const level = levelOf(layout, path);
  const hidden = hiddenFields(level.rules, item);
  const isThere = (name: string) =>
    name !== says && !hidden.has(name) && level.widgets[name]?.widget !== 'hidden' && isSaid(item[name]);
  const names = Object.keys(properties).filter(isThere);
  const isShort = (name: string) => {
    const { items, properties: within, 'x-image': image } = properties[name] ?? {};
    return !items && !within && !image && level.widgets[name]?.widget !== 'textarea';
  };
  const facts = names.filter(isShort);
  const rest = names.filter((name) => !isShort(name));
  const label = (name: string) => level.labels[name] ?? properties[name]?.title ?? name;
  return (
    <Words>
      <p className="says">{value(says)}</p>
      {facts.length > 0 && (
        <p className="facts">
          {facts.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              {item[name] === true ? label(name) : value(name)}
            </Fragment>
          ))}
        </p>
      )}
      {rest.length > 0 && list(rest)}
    </Words>
  );
}

/** What is off or empty needs no word here. */
const isSaid = (value: unknown) => value !== false && value !== null && value !== undefined && value !== '';
