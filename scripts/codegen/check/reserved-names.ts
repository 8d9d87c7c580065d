import type { Node } from 'jsonc-parser';

/** Every JavaScript object answers to these already: a document that uses one as a key would be misread without a word. */
const reserved = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The first key in a document that no object can hold safely, with its place. */
export function reservedKey(tree: Node | undefined): Node | undefined {
  for (const child of tree?.children ?? []) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (key && reserved.has(String(key.value))) return key;
    const below = reservedKey(value);
    if (below) return below;
  }
  return undefined;
}
