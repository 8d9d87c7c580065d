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

/** The form in the shape of the cards: first what stands in the header, then each card on which something can change. */
export function arrangeCards(
  form: Form,
  { header }: CardsScreen,
  cards: readonly Card[],
  record: Readonly<Record<string, unknown>>,
  editable: ReadonlySet<string>,
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
  const heading = header ? [header.avatar ?? [], header.subtitle ?? []].flat() : [];
  const all = [
    {
      title: header && String(record[header.title] ?? ''),
      description: undefined,
      fields: heading.filter((name) => !placed.has(name)),
    },
    ...cards.map(({ title, about, fields = [] }) => ({ title, description: about, fields })),
  ];
  const groups = all
    .filter(({ fields }) => fields.some((name) => editable.has(name)))
    .map((group) => ({ ...group, fields: there(group.fields) }))
    .map((group): Group => {
      const turnedBy = switchOf(group.fields, schema);
      const beneath = group.fields.filter((name) => name !== turnedBy);
      return { ...group, turnedBy, columns: beneath.length > 1 && !beneath.some(isWide) ? 2 : 1 };
    });
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
