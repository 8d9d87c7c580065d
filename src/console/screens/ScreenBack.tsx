import { useSearchParams } from 'react-router';
import { fillRoute } from '../actions/fill.ts';
import { BackLink } from './form/BackLink.tsx';

interface Props {
  screen: { back?: string };
  params: Record<string, unknown>;
}

/** To the page from which one comes here, such as a list at the page it was on. */
export function ScreenBack({ screen, params }: Props) {
  const [search] = useSearchParams();
  if (!screen.back) return null;
  return <BackLink to={fillRoute(screen.back, { ...params, page: search.get('page') })} />;
}
