import type { Translate } from '@sightline/shared-lib/contracts';
import { KitTextProvider } from '@sightline/shared-lib/ui';
import { createRoot } from 'react-dom/client';

import { PartFailure } from '../page/PageFailure';

import { pagePlace } from './pageRoot';

/** The code that would fill the waiting parts of the server's page does not come: each says so, and the rest stays as it is (FED-03). */
export function endWaiting(t: Translate): void {
  for (const waiting of pagePlace().querySelectorAll('[data-fills]')) {
    const place = document.createElement('div');
    waiting.replaceWith(place);
    createRoot(place).render(
      <KitTextProvider text={t}>
        <PartFailure t={t} href={location.pathname + location.search} />
      </KitTextProvider>,
    );
  }
}
