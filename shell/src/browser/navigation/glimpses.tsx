import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { ChromeFrame } from '../../chrome/ChromeFrame';
import { ROOT_IDS } from '../../page/pageState';

/** Shows what is known of the next page in the place of the present one, which stays behind it as it is. */
export interface Glimpses {
  /** Draws it, unseen: between the press and its release there is time for that. */
  prepare(content: ReactNode): void;
  show(): void;
  /** Gives the place back to the page; what it renders in the same task is painted with it. */
  hide(): void;
  readonly isShown: () => boolean;
}

interface GlimpsesOptions {
  readonly services: () => ShellServices;
  readonly t: Translate;
}

/**
 * The page's contents are skipped and keep their layout: taking its boxes down, and making them again for whoever turns
 * back, costs a phone more than drawing the next page's first words. Browsers that cannot skip have it below the glimpse.
 */
export function createGlimpses({ services, t }: GlimpsesOptions): Glimpses {
  const page = document.getElementById(ROOT_IDS.page);
  const place = document.createElement('div');
  place.id = ROOT_IDS.glimpse;
  // The footer stays unhydrated and out of sight until the page is there: browsers draw it from a few screens away.
  place.style.minHeight = '400vh';
  let root: Root | null = null;
  return {
    isShown: () => place.isConnected,
    prepare(content) {
      if (place.isConnected) return;
      root ??= createRoot(place, { identifierPrefix: 'g' });
      const framed = (
        <ChromeFrame services={services()} t={t}>
          {content}
        </ChromeFrame>
      );
      flushSync(() => root?.render(framed));
    },
    show() {
      page?.before(place);
      if (page) page.style.contentVisibility = 'hidden';
    },
    hide() {
      if (!place.isConnected) return;
      if (page) page.style.contentVisibility = '';
      place.remove();
      root?.render(null);
    },
  };
}
