import type { ReactNode } from 'react';

import type { CommandRunner } from './commands';
import type { ConsentService } from './consent';
import type { EventBus } from './events';
import type { FragmentComponent, FragmentName, Fragments } from './fragments';
import type { IdentityService } from './identity';
import type { Language, Locale } from './locale';
import type { PageKind } from './pageKind';
import type { PlatformClient } from './platformClient';
import type { SiteContext } from './site';

/** Each package adds its English catalogue here (`src/i18n/keys.d.ts`); code that serves all packages knows none. */
export interface PackageStrings {}

type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

/** A key of the package's strings: a name that is in no catalogue does not compile. */
export type TextKey = keyof PackageStrings extends never ? string : WithoutPlural<keyof PackageStrings>;

/** A translation function: key, then values for `{{name}}` placeholders; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** What `load` may use, on the server and in the browser. */
export interface LoadServices {
  readonly site: SiteContext;
  readonly client: PlatformClient;
  /** Strings of the remote that owns the page. */
  readonly t: Translate;
  readonly preview?:
    | {
        readonly token: string;
        readonly date?: string | undefined;
        /** The one component that is looked at by itself. */
        readonly component?: string | undefined;
      }
    | undefined;
  /** Segments beyond the guests' that the platform has confirmed the session to be in (CAT-07); empty for pages that everybody shares. */
  readonly segments: readonly string[];
  /** Segments of who asks, where the answer is theirs alone: a browser's session. Lists follow their prices (PLP-08); without it, those of `segments`. */
  readonly askerSegments?: readonly string[] | undefined;
  /** Milliseconds since the epoch; one value a request so that server and browser agree. */
  readonly now: number;
}

export interface RouteTarget {
  readonly page: PageKind;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
}

/** What a page knows already of one it links to: shown at once, until that page is ready. */
export interface Glimpse {
  /** Address of the page, as `navigate` will get it. */
  readonly href: string;
  /** Needs nothing but the kit: it is drawn within whichever page is open. */
  readonly content: ReactNode;
}

export interface Navigation {
  /** Site-relative address of a page in the current locale. */
  href(target: RouteTarget): string;
  /** Adds the current locale's prefix and segments to a locale-less path. */
  localise(path: string): string;
  /** Changes the page without loading a document; full addresses of other origins load one. */
  navigate(href: string, options?: { readonly replace?: boolean; readonly keepScroll?: boolean }): Promise<void>;
  /** To the page before, as the browser's own button. */
  back(): void;
  /** Fetches code and data of a page that will probably be opened next. */
  prefetch(href: string): void;
  /** Says what is known of a page that is being opened, from the press on; it counts for the next move alone. */
  foresee(glimpse: Glimpse): void;
  /** The same page in another locale, for the locale switch (SITE-03). */
  hrefInLocale(locale: Locale): string;
}

export interface Toast {
  readonly message: string;
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

export interface Toasts {
  show(toast: Toast): void;
}

export type ThemeMode = 'light' | 'dark' | 'auto';

export interface ThemeService {
  readonly mode: ThemeMode;
  set(mode: ThemeMode): void;
  /** Told after each change; answers what ends it. */
  subscribe(listener: () => void): () => void;
}

/** Local storage whose entries end after a number of days (SITE-12). */
export interface ExpiringStorage {
  get(key: string): unknown;
  set(key: string, value: unknown, days?: number): void;
  remove(key: string): void;
}

/** Analytics queue; nothing leaves the page before consent (ANA-01). */
export interface Analytics {
  push(event: { readonly name: string; readonly [field: string]: unknown }): void;
}

export interface FragmentLoader {
  /** Resolves to null when no remote provides the fragment or its remote fails: the placer shows its fallback. */
  load<Name extends FragmentName>(name: Name): Promise<FragmentComponent<Name> | null>;
}

/** Fragments that lie over the page: drawers and dialogs that a command opens. */
export interface Overlays {
  /** Shows a fragment until the returned function is called; resolves once it is on screen, rejects when it cannot be loaded. */
  open<Name extends FragmentName>(name: Name, props: Fragments[Name]): Promise<() => void>;
}

/** What the shell gives every remote. On the server the interactive parts do nothing. */
export interface ShellServices {
  readonly environment: 'server' | 'browser';
  readonly site: SiteContext;
  readonly language: Language;
  readonly client: PlatformClient;
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly commands: CommandRunner;
  readonly fragments: FragmentLoader;
  readonly overlays: Overlays;
  readonly identity: IdentityService;
  readonly toasts: Toasts;
  readonly theme: ThemeService;
  readonly storage: ExpiringStorage;
  readonly analytics: Analytics;
  /** What the shopper has agreed to; ask before measuring anything (ANA-01). */
  readonly consent: ConsentService;
  /** Reports a failure to the shell, which decides whether the shopper is told (ERR-02). */
  reportFailure(error: unknown): void;
  /** Milliseconds since the epoch when the page was rendered; use it instead of the clock while hydrating. */
  readonly now: number;
}
