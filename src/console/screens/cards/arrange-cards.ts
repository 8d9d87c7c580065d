import type { ReactNode } from 'react';
import type { Entity } from '../../../shared/documents/entity.ts';
import type { Form, Layout } from '../../../shared/documents/form.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import type { Group } from '../../forms/layout.ts';

type Card = CardsScreen['cards'][number];

/** Fields of the form whose write gate allows. */
export function editableFields(
  form: Form | undefined,
  entity: Entity | undefined,
  allows: (gate: string) => boolean,
): ReadonlySet<string> {
  const fields = form?.layout.groups.flatMap((group) => group.fields) ?? [];
  return new Set(
    fields.filter((name) => {
      const gate = entity?.schema.properties[name]?.['x-write'];
      return gate === undefined || allows(gate);
    }),
  );
}

/** What is first on a card and is on or off turns the whole card on: it stands beside the title. */
export function switchOf(fields: readonly string[], schema: Schema | undefined): string | undefined {
  const [first = ''] = fields;
  return [schema?.properties?.[first]?.type].flat().includes('boolean') ? first : undefined;
}

/**
 * The form in the shape of the cards: first what stands in the header, then the cards in their order. A card on which
 * nothing can change stays as it was `read`.
 */
export function arrangeCards(
  form: Form,
  { header, rows }: CardsScreen,
  cards: readonly Card[],
  record: Readonly<Record<string, unknown>>,
  editable: ReadonlySet<string>,
  read: (card: Card) => ReactNode,
  schema?: Schema,
): Form {
  const known = new Set(form.layout.groups.flatMap((group) => group.fields));
  const isWide = (name: string) => {
    const said = form.layout.widgets?.[name];
    return typeof said === 'object' && said.wide === true;
  };
  // What is withheld from this person is not in the record, and not asked for.
  const there = (fields: readonly string[]) =>
    fields.filter((name) => known.has(name) && (name in record || editable.has(name)));
  const placed = new Set(cards.flatMap((card) => card.fields ?? []));
  const parts = (header?.subtitle ?? []).filter((part) => typeof part === 'string');
  const heading = header ? [header.avatar ?? [], parts].flat() : [];
  const isEdited = (fields: readonly string[] = []) => fields.some((name) => editable.has(name));
  const groupOf = (title: string | undefined, description: string | undefined, all: readonly string[]): Group => {
    const fields = there(all);
    const turnedBy = switchOf(fields, schema);
    const beneath = fields.filter((name) => name !== turnedBy);
    const columns = beneath.length > 1 && !beneath.some(isWide) && !rows ? 2 : 1;
    return { title, description, fields, turnedBy, columns, row: rows };
  };
  const above = heading.filter((name) => !placed.has(name));
  const groups = [
    ...(header && isEdited(above) ? [groupOf(String(record[header.title] ?? ''), undefined, above)] : []),
    ...cards.map((card): Group => {
      const { title, about, fields = [] } = card;
      return isEdited(fields) ? groupOf(title, about, fields) : { title, fields: [], read: read(card) };
    }),
  ];
  const locked = groups.flatMap(({ fields }) => fields).filter((name) => !editable.has(name));
  return {
    ...form,
    layout: { ...form.layout, groups, widgets: { ...form.layout.widgets, ...lock(form.layout, locked) } },
  };
}

function lock({ widgets = {} }: Layout, names: readonly string[]): Layout['widgets'] {
  const locked = names.map((name) => {
    const said = widgets[name];
    return [name, { ...(typeof said === 'string' ? { widget: said } : said), disabled: true }];
  });
  // Without a name it is the usual widget of the field.
  return Object.fromEntries(locked) as Layout['widgets'];
}
