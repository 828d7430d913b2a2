import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { useMemo, type ReactNode } from 'react';

import { Root } from '../state/Root';
import { aShop } from './shop';
import { t } from './translate';

interface StoryShopProps {
  readonly cart: object | null;
  readonly overrides?: FakeServiceOverrides;
  readonly children: ReactNode;
}

/** A screen of this remote over a shop in memory. */
export function StoryShop({ cart, overrides, children }: StoryShopProps) {
  const { services } = useMemo(() => aShop(cart, overrides), [cart, overrides]);
  return (
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale={services.site.locale}>
        <Root services={services}>{children}</Root>
      </TranslationProvider>
    </ServicesProvider>
  );
}
