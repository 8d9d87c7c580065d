import type { Form } from '../../../shared/documents/form.ts';

/** The form with days that cannot be changed now: they stand there, each with the sentence why. */
export function withFixedDays(form: Form, why: Readonly<Record<string, string>>): Form {
  const { layout } = form;
  const fixed = Object.keys(why).map((name) => {
    const said = layout.widgets?.[name];
    return [name, { ...(typeof said === 'object' ? said : { widget: said ?? 'date' }), disabled: true }] as const;
  });
  const widgets = { ...layout.widgets, ...Object.fromEntries(fixed) };
  return { ...form, layout: { ...layout, widgets, help: { ...layout.help, ...why } } };
}
