import { source } from 'virtual:rapport';
import { createRoot } from 'react-dom/client';
import { registry } from '../generated/components.ts';
import { ConsolePage, createConsole } from './console.tsx';
import './shell/typeface.css';

const running = createConsole({ source, registry });
createRoot(document.getElementById('console') as HTMLElement).render(<ConsolePage running={running} />);
