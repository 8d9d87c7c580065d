import type { ThemeProps } from '@rjsf/core';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldErrors, FieldFrame, FieldHelp } from './FieldFrame.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListItem } from './ListItem.tsx';
import { ObjectFrame } from './ObjectFrame.tsx';

const nothing = () => null;

/**
 * What stands in for @rjsf/mui's own: that puts aria-describedby on a wrapper rather than the input, and draws
 * buttons without names. The rest of its theme holds.
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
