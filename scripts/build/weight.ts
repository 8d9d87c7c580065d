/** Vite's manifest: source file → what was made of it. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;

/** Files of an entry and of everything it imports outright; what is loaded on use does not count. */
export function initialScripts(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the console has no ${key}.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(entry);
  return [...seen].filter((file) => file.endsWith('.js'));
}
