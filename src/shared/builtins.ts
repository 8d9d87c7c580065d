/** Cells and widgets that the engine brings; every other name in a document is asked of the product by the compiler. */
export const builtinCells = ['text', 'chip', 'date', 'date-time', 'number', 'yes-no', 'person', 'tags', 'link'] as const;
export const builtinWidgets = [
  'text', 'textarea', 'email', 'password', 'number', 'select', 'radio', 'switch', 'relation', 'list', 'hidden',
] as const;
export type BuiltinCell = (typeof builtinCells)[number];
export type BuiltinWidget = (typeof builtinWidgets)[number];
