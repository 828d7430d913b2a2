import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import type { ComponentType, ReactNode } from 'react';

import { wordsOf } from './words';

/** The shop around a story: services in memory and this remote's words. */
export function StoryShop({
  children,
  services = fakeServices(),
}: {
  readonly children: ReactNode;
  readonly services?: ReturnType<typeof fakeServices>;
}) {
  return (
    <ServicesProvider services={services}>
      <TranslationProvider t={wordsOf(services)} locale={services.site.locale}>
        {children}
      </TranslationProvider>
    </ServicesProvider>
  );
}

/** Draws each story of a file in a shop of its own. */
export const inStoryShop = (Story: ComponentType) => (
  <StoryShop>
    <Story />
  </StoryShop>
);
