/** Cells and widgets that the engine brings; every other name in a document is asked of the product by the compiler. */
export const builtinCells = [
  'text',
  'chip',
  'date',
  'date-time',
  'number',
  'yes-no',
  'person',
  'tags',
  'link',
  'picture',
  'rich-text',
] as const;
export const builtinWidgets = [
  'text',
  'textarea',
  'email',
  'password',
  'number',
  'select',
  'radio',
  'switch',
  'relation',
  'date',
  'phone',
  'suggest',
  'time-zone',
  'image',
  'picture-choice',
  'rich-text',
  'one-time-code',
  'list',
  'hidden',
] as const;
export type BuiltinCell = (typeof builtinCells)[number];
export type BuiltinWidget = (typeof builtinWidgets)[number];

/** Page components that the engine brings: a page screen may name them without the product supplying them. */
export const builtinComponents = ['not-found'] as const;
export type BuiltinComponent = (typeof builtinComponents)[number];

/** Messages of `shell/` and `shell/console` that the console shows by itself: used, though no document names them. */
export const consoleMessages = [
  'shell/some-error',
  'shell/offline',
  'shell/coming-soon',
  'shell/leave',
  'shell/only-digits',
  'shell/mandatory-fields',
  'shell/page-missing-title',
  'shell/page-missing',
] as const;
