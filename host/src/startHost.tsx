import { createPlatformClient } from '@sightline/shared-lib/api/client';
import type {
  FragmentName,
  Fragments,
  Locale,
  Navigation,
  ShellServices,
  SiteContext,
} from '@sightline/shared-lib/contracts';
import { localisePath, pathFor } from '@sightline/shared-lib/domain/routing';
import { globalCss } from '@sightline/shared-lib/ui';
import {
  ChromeFrame,
  consentedStorage,
  createBus,
  createCommands,
  createConsent,
  createExpiringStorage,
  createFragments,
  createIdentity,
  createOverlays,
  createShellStore,
  createTheme,
  createToasts,
  identityCalls,
  loadShellMessages,
  mountLayers,
  translatorOf,
  wordVariant,
  type PublicRegistry,
} from '@sightline/shell/host';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { federatedLoader, type Federation } from './federatedLoader';
import { handOver } from './handOver';
import { wholePictures } from './wholePictures';

export interface HostOptions {
  /** Origin of the shop, which has to name this page's origin in `EMBED_ORIGINS`. */
  readonly shop: string;
  readonly locale: Locale;
  /** The federation's runtime of this page, made with `shared: sharedWithRemotes()`. */
  readonly federation: Federation;
  /** Told of what fails behind a part. */
  readonly onFailure?: (error: unknown) => void;
}

export interface Host {
  readonly services: ShellServices;
  /** Draws a part of the shop into an element; rejects when nobody has it or it cannot be had. */
  show<Name extends FragmentName>(name: Name, props: Fragments[Name], place: Element): Promise<void>;
}

async function read<Value>(address: string): Promise<Value> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json()) as Value;
}

/** Every address leads into the shop: this page has none of its pages. */
function navigationTo(shop: string, { locale }: SiteContext): Navigation {
  return {
    href: (target) => shop + pathFor(target, locale),
    localise: (path) => shop + localisePath(path, locale),
    hrefInLocale: (other) => shop + pathFor({ page: 'home' }, other),
    navigate: (href) => Promise.resolve(location.assign(new URL(href, shop).href)),
    back: () => history.back(),
    prefetch: () => undefined,
    foresee: () => undefined,
  };
}

/** The shop's colours, sizes and fonts, with the files of its fonts where they lie. */
function addStyles(shop: string): void {
  const style = document.createElement('style');
  style.textContent = globalCss.replaceAll('url(/', `url(${shop}/`);
  document.head.prepend(style);
}

/** Makes a page of another origin a host of the shop's remotes: their releases, services, styles, and what lies over the page. */
export async function startHost({ shop, locale, federation, onFailure = console.error }: HostOptions): Promise<Host> {
  const [registry, site] = await Promise.all([
    read<PublicRegistry>(`${shop}/registry.json`),
    read<SiteContext>(`${shop}/embed/site/${locale}`),
  ]);
  const [messages, variant] = await Promise.all([loadShellMessages(site.language), wordVariant(locale)]);
  const t = translatorOf('shell', site, messages, { variant });
  addStyles(shop);

  const store = createShellStore({ site, head: { title: document.title }, kind: 'landing' });
  const bus = createBus();
  const device = createExpiringStorage(localStorage);
  const consent = createConsent(device, store);
  const storage = consentedStorage(device, consent);
  const toasts = createToasts(store);
  const identity = createIdentity({ storage, bus, store });
  const client = wholePictures(createPlatformClient({ site: () => site, origin: shop }), shop);
  identity.connect(client, identityCalls);

  const { remotes: releases } = registry;
  const loader = federatedLoader(federation, registry);
  const provisions = { releases, loader, services: () => services, onFailure };
  const fragments = createFragments(provisions);
  const services: ShellServices = {
    environment: 'browser',
    site,
    language: site.language,
    client,
    bus,
    navigation: navigationTo(shop, site),
    commands: handOver({ shop, locale, commands: createCommands(provisions) }),
    fragments,
    overlays: createOverlays(fragments, store),
    identity: identity.service,
    toasts,
    theme: createTheme(storage, store),
    storage,
    // Whose page it is decides what is measured on it.
    analytics: { push: () => undefined },
    consent,
    reportFailure: onFailure,
    now: Date.now(),
  };
  mountLayers({ services, t, store, toasts, onCloseDialog: () => undefined, onError: onFailure });

  return {
    services,
    async show(name, props, place) {
      const Part = await fragments.load(name);
      if (!Part) throw new Error(`The part ${name} cannot be shown.`);
      const Shown = Part as ComponentType<object>;
      createRoot(place, { onUncaughtError: onFailure }).render(
        <ChromeFrame services={services} t={t}>
          <Shown {...props} />
        </ChromeFrame>,
      );
    },
  };
}
