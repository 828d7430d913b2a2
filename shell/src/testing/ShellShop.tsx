import { fakeServices } from '@sightline/shared-lib/testing';
import type { ReactNode } from 'react';

import { ChromeFrame } from '../chrome/ChromeFrame';
import en from '../i18n/en.json';
import { translatorOf } from '../page/loadPage';

/** The frame around header and footer: services in memory and the shell's English words. */
export function ShellShop({
  children,
  services = fakeServices(),
}: {
  readonly children: ReactNode;
  readonly services?: ReturnType<typeof fakeServices>;
}) {
  return (
    <ChromeFrame services={services} t={translatorOf('shell', services.site, en)}>
      {children}
    </ChromeFrame>
  );
}
