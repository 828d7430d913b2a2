import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot } from 'react-dom/client';

import { ChromeFrame } from '../../chrome/ChromeFrame';
import type { ShellStore } from '../state/shellStore';

import { DebugView } from './DebugView';
import type { EventQueue } from './eventQueue';

interface DebugOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly openQueue: () => Promise<EventQueue>;
  readonly openStore: () => Promise<ShellStore>;
}

/** Draws the debugging view over the page. */
export async function mountDebugView({ services, t, openQueue, openStore }: DebugOptions): Promise<void> {
  const [queue, store] = await Promise.all([openQueue(), openStore()]);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place, { identifierPrefix: 'd' }).render(
    <ChromeFrame services={services} t={t}>
      <DebugView queue={queue} store={store} />
    </ChromeFrame>,
  );
}
