import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Datagrid,
  Edit,
  EditButton,
  List,
  RecordContextProvider,
  ReferenceField,
  SimpleForm,
  TextField,
  TextInput,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  useResourceDefinitions,
  useSaveContext,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { ComponentProps, ConsoleRegistry } from '../../src/console/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { RoutesScreen, Screen } from '../../src/shared/documents/screen.ts';
import { showConsole, toyRegistry, toySource } from './support/show-console.tsx';
import { toyArtifacts } from './support/toy-artifacts.ts';
import { ToyLibrary } from './support/toy-library.ts';
import { byId } from './support/toy-words.ts';

/**
 * What someone finds here who knows react-admin and not this console: its contexts, and its own components at work.
 * Under Vitest react-admin imports a router of its own, which keeps its addresses in the hash.
 */

const member = {
  ...toyArtifacts.entities['lending/member'],
  api: { list: 'shell/signed-in', read: 'shell/signed-in', update: 'desk/secret', create: 'shell/signed-in' },
} as Artifacts['entities'][string];

const screens: Screen[] = [
  { id: 'lending/stock', kind: 'page', title: 'Stock', component: 'stock' },
  { id: 'lending/lost', kind: 'dialog', title: 'Lost {title}', component: 'contexts', resource: 'lending/book' },
  {
    id: 'lending/member-page',
    kind: 'tabs',
    title: 'Member',
    resource: 'lending/member',
    query: 'part',
    default: 'all',
    header: { title: 'name', panel: 'contexts' },
    tabs: [{ value: 'all', label: 'All', screen: 'lending/members' }],
  },
];

const routes: RoutesScreen['routes'] = [
  { path: '/stock', screen: 'lending/stock', gate: 'shell/signed-in' },
  { path: '/members', screen: 'lending/members', gate: 'shell/signed-in', nav: { label: 'Members', icon: 'group' } },
  { path: '/lending/:id', screen: 'lending/member-page', gate: 'shell/signed-in' },
];

function documents(): Artifacts {
  const navigation = toyArtifacts.screens['shell/navigation'] as RoutesScreen;
  return {
    ...toyArtifacts,
    entities: { ...toyArtifacts.entities, 'lending/member': member },
    screens: {
      ...toyArtifacts.screens,
      ...byId(screens),
      'shell/navigation': { ...navigation, routes: [...routes, ...navigation.routes] },
    },
  };
}

function show(at: string, component: (props: ComponentProps) => React.ReactNode, name = 'stock') {
  const library = new ToyLibrary();
  const people = [
    { id: 'm1', name: 'Mia', version: 4 },
    { id: 'm2', name: 'Moe', version: 1 },
  ];
  const range = { 'content-range': 'items 0-1/2' };
  library.instead.set('/api/lending/member', ({ query }) => {
    const { id } = JSON.parse(query.get('filter') ?? '{}') as { id?: string[] };
    return { body: people.filter((one) => !id || id.includes(one.id)), headers: range };
  });
  for (const one of people) {
    library.instead.set(`/api/lending/member/${one.id}`, ({ method, body }) => {
      if (method === 'PUT') Object.assign(one, body, { version: one.version + 1 });
      return { body: one };
    });
  }
  const components: ConsoleRegistry['components'] = {
    ...toyRegistry.components,
    [name]: async () => ({ default: component }),
  };
  const shown = showConsole({ at, library, source: toySource(documents()), registry: { ...toyRegistry, components } });
  return { ...shown, user: userEvent.setup() };
}

describe('resources', () => {
  it('are the entities that have screens, with their names, views and gates', async () => {
    const Resources = () => {
      const definitions = useResourceDefinitions();
      const edits = useCanAccess({ resource: 'lending/member', action: 'edit' });
      const lists = useCanAccess({ resource: 'lending/member', action: 'list' });
      return (
        <>
          {Object.values(definitions).map(({ name, icon: Icon, ...more }) => (
            <section key={name} aria-label={name}>
              {Icon && <Icon />}
              {JSON.stringify(more)}
            </section>
          ))}
          <p>{`edits: ${edits.canAccess}, lists: ${lists.canAccess}`}</p>
        </>
      );
    };
    show('/stock', Resources);
    const found = async (name: string) => await screen.findByLabelText(name);
    expect(JSON.parse((await found('lending/member')).textContent ?? '')).toMatchObject({
      hasList: true,
      hasShow: true,
      hasCreate: false,
      recordRepresentation: 'name',
    });
    expect((await found('lending/member')).querySelector('svg')).toBeTruthy();
    expect(JSON.parse((await found('lending/book')).textContent ?? '')).toMatchObject({
      hasList: true,
      hasEdit: false,
    });
    expect(await screen.findByText('edits: false, lists: true')).toBeTruthy();
  });

  it.each([
    ['list', '/lending/member', '/members'],
    ['show', '/lending/member/m1/show', '/lending/m1'],
    ['edit, which there is not', '/lending/member/m1', '/lending/m1'],
    ['list in a tab', '/lending/book', '/desk?tab=bookList'],
  ])('have the address that react-admin gives them: %s', async (_, at, there) => {
    const { address } = show(at, () => null);
    await waitFor(() => expect(address()).toBe(there));
  });
});

describe('stock components', () => {
  it('name a related record and link to its page', async () => {
    const Stock = () => (
      <RecordContextProvider value={{ id: 'l1', borrower: 'm2' }}>
        <ReferenceField source="borrower" reference="lending/member" />
      </RecordContextProvider>
    );
    show('/stock', Stock);
    const link = await screen.findByRole('link', { name: 'Moe' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('#/lending/member/m2/show'));
  });

  it('list an entity that is served by calls', async () => {
    const Stock = () => (
      <List resource="lending/book" disableSyncWithLocation>
        <Datagrid bulkActionButtons={false} rowClick={false}>
          <TextField source="title" />
        </Datagrid>
      </List>
    );
    const { library } = show('/stock', Stock);
    expect(await screen.findByText('Book 1')).toBeTruthy();
    expect(library.to('/lib/books/list').at(-1)?.body).toMatchObject({ page_limit: 10, page_offset: 1 });
  });

  it('list, in words of the documents', async () => {
    const Stock = () => (
      <List resource="lending/member" disableSyncWithLocation exporter={false}>
        <Datagrid bulkActionButtons={false}>
          <TextField source="name" />
          <EditButton />
        </Datagrid>
      </List>
    );
    const { user } = show('/stock', Stock);
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('columnheader', { name: 'Name' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(await within(table).findByText('Mia'));
    await waitFor(() => expect(location.hash).toBe('#/lending/member/m1/show'));
  });

  it('edit, save with the version that was read, tell it and lead back', async () => {
    const Stock = () => (
      <Edit resource="lending/member" id="m2" mutationMode="pessimistic" redirect="list" disableAuthentication>
        <SimpleForm>
          <TextInput source="name" />
        </SimpleForm>
      </Edit>
    );
    const { user, library } = show('/stock', Stock);
    const input = await screen.findByRole('textbox', { name: 'Name' });
    expect((input as HTMLInputElement).value).toBe('Moe');
    await user.clear(input);
    await user.type(input, 'Max');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/lending/member'));
    expect(await screen.findByText('Element updated')).toBeTruthy();
    const [sent] = library.seen.filter(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ name: 'Max' });
    expect(sent?.headers.get('if-match')).toBe('"1"');
  });
});

describe('contexts', () => {
  const Contexts = () => {
    const record = useRecordContext();
    const resource = useResourceContext();
    return <p>{`${resource} ${record?.name ?? record?.title} ${Boolean(useSaveContext()?.save)}`}</p>;
  };

  it('of a record and its resource stand around what is drawn about it', async () => {
    show('/lending/m1', Contexts, 'contexts');
    expect(await screen.findByText(/^lending\/member Mia/)).toBeTruthy();
  });
});
