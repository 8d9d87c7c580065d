import { expect, it } from 'vitest';
import { initialScripts } from './weight.ts';

it('counts what an entry imports outright, once, and nothing that is loaded on use', () => {
  const manifest = {
    'index.html': { file: 'main.js', imports: ['_react.js', '_shell.js'], dynamicImports: ['list.tsx'] },
    '_shell.js': { file: 'shell.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    'list.tsx': { file: 'list.js', imports: ['_table.js'] },
    '_table.js': { file: 'table.js' },
  };
  expect(initialScripts(manifest, 'index.html')).toEqual(['main.js', 'react.js', 'shell.js']);
  expect(() => initialScripts(manifest, 'other.html')).toThrow('no other.html');
});
