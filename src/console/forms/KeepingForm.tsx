import Form, { type FormProps } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import { templates } from './theme/theme.ts';
import type { Values } from './values.ts';

type Given = Parameters<Form<Values>['getStateFromProps']>;

/** Where another choice leaves no room for what was typed, RJSF would cut it off. Here it stays, and what is wrong is said. */
class Uncut extends Form<Values> {
  override getStateFromProps(...[props, values, schema, reset, changed, skip, , before, fallback]: Given) {
    return super.getStateFromProps(props, values, schema, reset, changed, skip, false, before, fallback);
  }
}

const theme = generateTheme<Values>();
const drawnBy = { ...theme.templates, ...templates };

/** RJSF's form in the theme of @rjsf/mui, with what stands in for parts of it. */
export function KeepingForm(props: FormProps<Values>) {
  return <Uncut {...props} widgets={theme.widgets} templates={drawnBy} />;
}
