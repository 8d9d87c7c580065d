import { type ComponentType, lazy } from 'react';
import type { BuiltinWidget } from '../../shared/builtins.ts';
import type { ConsoleRegistry, Lazy, WidgetProps } from '../slots.ts';
import { RadioWidget, SelectWidget, SwitchWidget } from './ChoiceWidgets.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { EmailWidget, NumberWidget, TextareaWidget, TextWidget } from './TextWidget.tsx';

type Widget = ComponentType<WidgetProps>;

/** Widgets that the engine brings. `list` and `hidden` are ways of drawing, not inputs: see the form's theme. */
const builtin: Record<Exclude<BuiltinWidget, 'list' | 'hidden'>, Widget> = {
  text: TextWidget,
  textarea: TextareaWidget,
  email: EmailWidget,
  password: PasswordWidget,
  number: NumberWidget,
  select: SelectWidget,
  radio: RadioWidget,
  switch: SwitchWidget,
  boxes: lazy(() => import('./BoxesWidget.tsx')),
  relation: lazy(() => import('./RelationWidget.tsx')),
  date: lazy(() => import('./DateWidget.tsx')),
  phone: lazy(() => import('./PhoneWidget.tsx')),
  suggest: lazy(() => import('./SuggestWidget.tsx')),
  'time-zone': lazy(() => import('./TimeZoneWidget.tsx')),
  image: lazy(() => import('./ImageWidget.tsx')),
  'picture-choice': lazy(() => import('./PictureChoiceWidget.tsx')),
  'rich-text': lazy(() => import('./RichTextWidget.tsx')),
  'one-time-code': lazy(() => import('./CodeWidget.tsx')),
};

/** One lazy component per loader, so that an input is not mounted anew with every key. */
const loaded = new WeakMap<Lazy<WidgetProps>, Widget>();

export function widgetNamed(name: string, registry: ConsoleRegistry['widgets']): Widget {
  if (Object.hasOwn(builtin, name)) return builtin[name as keyof typeof builtin];
  const load = registry[name];
  if (!load) throw new Error(`No widget "${name}".`);
  const known = loaded.get(load) ?? lazy(load);
  loaded.set(load, known);
  return known;
}

export const isBuiltin = (name: string): boolean => Object.hasOwn(builtin, name);
