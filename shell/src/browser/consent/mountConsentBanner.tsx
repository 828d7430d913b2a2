import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { createRoot } from 'react-dom/client';

import { ChromeFrame } from '../../chrome/ChromeFrame';
import type { ShellStore } from '../state/shellStore';

import { ConsentBanner } from './ConsentBanner';

interface BannerOptions {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly store: ShellStore;
}

/** First in the document, so that the keyboard meets the question before everything else; drawn over its foot. */
export function mountConsentBanner({ services, t, store }: BannerOptions): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place, { identifierPrefix: 'c' }).render(
    <ChromeFrame services={services} t={t}>
      <ConsentBanner store={store} />
    </ChromeFrame>,
  );
}
