import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOffered } from '../../src/console/slots.ts';
import { showConsole, toyRegistry, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';

const genres = {
  id: 'lending/genres',
  title: 'Genres',
  values: [
    { value: 'novel', label: 'Novel' },
    { value: 'sermon', label: 'Sermon', retired: true as const },
  ],
};

function Choices() {
  const free = useOffered(genres.id);
  const held = useOffered(genres.id, (value) => value === 'sermon');
  return <h1>{[free, held].map((list) => list.map(({ label }) => label).join()).join(' | ')}</h1>;
}

it('a retired value is chosen nowhere but where it is held', async () => {
  const source = toySource({ ...toyArtifacts, options: { ...toyArtifacts.options, [genres.id]: genres } });
  const registry = { ...toyRegistry, components: { 'book-page': async () => ({ default: Choices }) } };
  showConsole({ at: '/books/b1', source, registry });
  expect(await screen.findByRole('heading', { name: 'Novel | Novel,Sermon' })).toBeTruthy();
});
