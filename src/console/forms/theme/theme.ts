import type { ThemeProps } from '@rjsf/core';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldErrors, FieldFrame, FieldHelp } from './FieldFrame.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListItem } from './ListItem.tsx';
import { ObjectFrame } from './ObjectFrame.tsx';

const nothing = () => null;

/**
 * Our own theme on the bare RJSF, instead of @rjsf/mui: that one puts aria-describedby on a wrapper rather than
 * the input, draws buttons without names, and weighs more.
 */
export const templates: NonNullable<ThemeProps['templates']> = {
  FieldTemplate: FieldFrame,
  FieldErrorTemplate: FieldErrors,
  FieldHelpTemplate: FieldHelp,
  ObjectFieldTemplate: ObjectFrame,
  ArrayFieldTemplate: ListFrame,
  ArrayFieldItemTemplate: ListItem,
  ErrorListTemplate: ErrorSummary,
  // A property's description is for who reads the schema; people read the layout's `help`.
  DescriptionFieldTemplate: nothing,
  TitleFieldTemplate: nothing,
};
