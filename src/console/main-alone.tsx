import { pages } from 'virtual:rapport/alone';
import { createRoot } from 'react-dom/client';
import { alone } from '../generated/alone.ts';
import { createAlone } from './alone/alone.tsx';

createRoot(document.getElementById('page') as HTMLElement).render(createAlone({ pages, registry: alone }));
