import { isFile } from '../../../shared/screens/list-file.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import type { ListView } from './list-view.ts';

/** A download of the list stands in the toolbar, beside what it depends on. */
export function HeaderActions({ view }: { view: ListView }) {
  return view.header
    .filter((action) => !isFile(action))
    .map((action) => <GatedButton key={action.label} action={action} run={() => void view.run(action)} />);
}
