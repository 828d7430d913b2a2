import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot } from 'react-dom/client';

import { ChromeFrame } from '../../chrome/ChromeFrame';

import { TokenPanel } from './TokenPanel';

/** Draws the panel of tokens over the page, beside whose roots it has one of its own. */
export function mountTokenPanel({ services, t }: { readonly services: ShellServices; readonly t: Translate }): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place, { identifierPrefix: 'k' }).render(
    <ChromeFrame services={services} t={t}>
      <TokenPanel />
    </ChromeFrame>,
  );
}
