/** Ajv's standalone code calls `require`; an ES module imports. Each required module is imported once. */
export function imported(code: string): { imports: string; code: string } {
  const modules = new Map<string, string>();
  const rest = code.replace(/require\("([^"]+)"\)/g, (_whole, path: string) => {
    const name = modules.get(path) ?? `required${modules.size}`;
    modules.set(path, name);
    return name;
  });
  const lines = [...modules].map(
    ([path, name]) => `import * as ${name}Module from ${JSON.stringify(fileOf(path))};
const ${name} = unwrapped(${name}Module);\n`,
  );
  return { imports: lines.length > 0 ? `${unwrapped}${lines.join('')}` : '', code: rest };
}

/** Node's ES modules want the file named with its suffix. */
const fileOf = (path: string): string => (path.endsWith('.js') ? path : `${path}.js`);

/** Node, Vite and Rolldown differ in how a CommonJS module's `exports` arrive in an import. */
const unwrapped = `const unwrapped = (module) => {
  const inner = module.default;
  return inner && (inner.default !== undefined || inner.fullFormats) ? inner : module;
};
`;
