import type { ListScreen } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import type { ListView } from './list-view.ts';

export function HeaderActions({ view }: { screen: ListScreen; view: ListView }) {
  return view.header.map((action) => <GatedButton key={action.label} action={action} run={() => view.run(action)} />);
}
