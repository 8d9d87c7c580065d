import { type DocumentFile, isObject, type Path } from '../document.ts';
import type { Reference } from './meta-walk.ts';

/** Settings of widgets are the widget's own business; under these names they hold ids. */
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

/** Ids that the widgets of a form are told. */
export function widgetReferences(document: DocumentFile): Reference[] {
  const layout = isObject(document.value) && document.kind === 'form' ? document.value.layout : undefined;
  const widgets = isObject(layout) && isObject(layout.widgets) ? layout.widgets : {};
  return Object.entries(widgets).flatMap(([field, widget]) =>
    isObject(widget) ? settingsOf(document, ['layout', 'widgets', field], widget) : [],
  );
}

function settingsOf(document: DocumentFile, path: Path, widget: Record<string, unknown>): Reference[] {
  return Object.entries(widget).flatMap(([key, id]) => {
    const kind = kinds[key];
    return kind && typeof id === 'string' ? [{ kind, id, document, path: [...path, key] }] : [];
  });
}
