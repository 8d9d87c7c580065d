import { useSearchParams } from 'react-router';
import { fillRoute } from '../actions/fill.ts';
import { useOrigin } from '../shell/use-return.ts';
import { BackLink } from './form/BackLink.tsx';

interface Props {
  screen: { back?: string };
  params: Record<string, unknown>;
}

/** To the page from which one comes here, such as a list with its search; where none is known, to the declared one. */
export function ScreenBack({ screen, params }: Props) {
  const [search] = useSearchParams();
  const origin = useOrigin(fillRoute(screen.back ?? '', { ...params, page: search.get('page') }));
  return screen.back ? <BackLink to={origin} /> : null;
}
