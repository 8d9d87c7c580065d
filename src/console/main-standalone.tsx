import { pages } from 'virtual:rapport/standalone';
import { createRoot } from 'react-dom/client';
import { standalone } from '../generated/standalone.ts';
import { createStandalone } from './standalone/standalone.tsx';

createRoot(document.getElementById('page') as HTMLElement).render(createStandalone({ pages, registry: standalone }));
