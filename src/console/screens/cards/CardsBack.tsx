import { useSearchParams } from 'react-router';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import { fillRoute } from '../../actions/fill.ts';
import { BackLink } from '../form/BackLink.tsx';

interface Props {
  screen: CardsScreen;
  params: Record<string, unknown>;
}

/** To the list that the record was opened from, at the page it was on. */
export function CardsBack({ screen, params }: Props) {
  const [search] = useSearchParams();
  if (!screen.back) return null;
  return <BackLink to={fillRoute(screen.back, { ...params, page: search.get('page') })} />;
}
