import { builtinWidgets } from '../../../src/shared/builtins.ts';
import { type DocumentFile, isObject, type Path } from '../document.ts';
import type { Reference } from './meta-walk.ts';

/** Settings of the product's own widgets are their own business; under these names they hold ids. */
const kinds: Record<string, string> = {
  call: 'call',
  entity: 'entity',
  gate: 'gate',
  length: 'options',
  message: 'message',
  options: 'options',
  resource: 'entity',
  strength: 'options',
};

/** Those of the engine say in schemas/meta/widgets.schema.json what they read. */
const builtin: readonly string[] = builtinWidgets;

/** Ids that the product's own widgets of a form are told. */
export function widgetReferences(document: DocumentFile): Reference[] {
  const layout = isObject(document.value) && document.kind === 'form' ? document.value.layout : undefined;
  const widgets = isObject(layout) && isObject(layout.widgets) ? layout.widgets : {};
  return Object.entries(widgets).flatMap(([field, widget]) =>
    isObject(widget) && !builtin.includes(String(widget.widget))
      ? settingsOf(document, ['layout', 'widgets', field], widget)
      : [],
  );
}

function settingsOf(document: DocumentFile, path: Path, widget: Record<string, unknown>): Reference[] {
  return Object.entries(widget).flatMap(([key, id]) => {
    const kind = kinds[key];
    return kind && typeof id === 'string' ? [{ kind, id, document, path: [...path, key] }] : [];
  });
}
