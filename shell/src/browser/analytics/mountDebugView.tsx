import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot } from 'react-dom/client';

import { ChromeFrame } from '../../chrome/ChromeFrame';

import { DebugView } from './DebugView';
import type { EventQueue } from './eventQueue';

interface DebugOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly openQueue: () => Promise<EventQueue>;
}

/** Draws the debugging view over the page. */
export async function mountDebugView({ services, t, openQueue }: DebugOptions): Promise<void> {
  const queue = await openQueue();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place, { identifierPrefix: 'd' }).render(
    <ChromeFrame services={services} t={t}>
      <DebugView queue={queue} />
    </ChromeFrame>,
  );
}
