import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import type { FakeServices } from '@sightline/shared-lib/testing';
import { KitTextProvider, kitTextFrom } from '@sightline/shared-lib/ui';
import kit from '@sightline/shared-lib/ui/i18n/en.json';
import type { ReactNode } from 'react';

import messages from '../i18n/en.json';
import messagesLater from '../i18n/later/en.json';

const t = createTranslator('en', 'prescription@stories', { ...words, ...messages, ...messagesLater });

interface StoryShopProps {
  readonly services: FakeServices;
  readonly children: ReactNode;
}

/** What the shell puts around this remote's parts. */
export function StoryShop({ services, children }: StoryShopProps) {
  return (
    <ServicesProvider services={services}>
      <KitTextProvider text={kitTextFrom(kit)}>
        <TranslationProvider t={t} locale={services.site.locale}>
          {children}
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>
  );
}
