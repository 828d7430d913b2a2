import { Subject, filter, map } from 'rxjs';

import type {
  CommandRunner,
  Commands,
  ConsentCategory,
  ConsentChoice,
  ConsentService,
  EventBus,
  Fragments,
  IdentityService,
  IdentityTokens,
  ShellEvents,
  ShellServices,
  Toast,
  UserState,
} from '../contracts';
import { localisePath, pathFor, translatePath } from '../domain/routing';
import { anAnonymousUser, aGuest, aSignedInUser } from './aPerson';
import { aSite } from './aSite';
import { fakeClient } from './fakeClient';
import type { FakeClient, FakeHandlers } from './fakeClient';

type AnyEvent = { [Name in keyof ShellEvents]: { name: Name; payload: ShellEvents[Name] } }[keyof ShellEvents];

/** A real bus that also keeps what was said on it. */
export function fakeBus(): EventBus & { readonly events: readonly AnyEvent[] } {
  const stream = new Subject<AnyEvent>();
  const events: AnyEvent[] = [];
  stream.subscribe((event) => events.push(event));
  return {
    events,
    emit: (name, payload) => stream.next({ name, payload } as AnyEvent),
    on: (name) =>
      stream.pipe(
        filter((event) => event.name === name),
        map((event) => event.payload as never),
      ),
  };
}

/** An identity that becomes a guest when asked for one, and whoever is adopted. */
export function fakeIdentity(initial: UserState = anAnonymousUser()): IdentityService {
  let state = initial;
  const listeners = new Set<(state: UserState) => void>();
  const become = (next: UserState) => {
    state = next;
    for (const listener of listeners) listener(next);
    return next;
  };
  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ensureIdentity: async () => (state.userId ? state : become(aGuest())),
    adopt: async (tokens: IdentityTokens) => become(aSignedInUser({ ...tokens, WCTrustedToken: '' })),
    refresh: async () => state,
    signOut: async () => {
      become(anAnonymousUser({ personalizationID: state.personalizationID }));
    },
  };
}

/** Consent as a test wants it: nothing is answered unless categories are named, and then only these are allowed. */
export function fakeConsent(...allowed: readonly ConsentCategory[]): ConsentService {
  const answer = (categories: readonly ConsentCategory[]): ConsentChoice => ({
    preferences: categories.includes('preferences'),
    analytics: categories.includes('analytics'),
    marketing: categories.includes('marketing'),
  });
  let choice = allowed.length > 0 ? answer(allowed) : null;
  const listeners = new Set<() => void>();
  return {
    get choice() {
      return choice;
    },
    allows: (category) => choice?.[category] ?? false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(next) {
      choice = next;
      for (const listener of listeners) listener();
    },
  };
}

type CommandFakes = { readonly [Name in keyof Commands]?: (input: Commands[Name]['input']) => unknown };

/** Runs the commands a test provides and remembers all; the others reject, as they do when no remote provides them. */
export function fakeCommands(
  fakes: CommandFakes = {},
): CommandRunner & { readonly runs: readonly [string, unknown][] } {
  const runs: [string, unknown][] = [];
  return {
    runs,
    async run(name, input) {
      runs.push([name, input]);
      const fake = fakes[name] as ((given: typeof input) => unknown) | undefined;
      if (!fake) throw new Error(`no remote provides ${name}`);
      return (await fake(input)) as never;
    },
  };
}

/** The services of a test, with what it may look at. */
export interface FakeServices extends ShellServices {
  readonly client: FakeClient;
  readonly bus: ReturnType<typeof fakeBus>;
  readonly commands: ReturnType<typeof fakeCommands>;
  readonly shownToasts: readonly Toast[];
  readonly visited: readonly string[];
  readonly analyticsEvents: readonly { readonly name: string }[];
  readonly reported: readonly unknown[];
  /** Overlays opened and not closed again, by fragment. */
  readonly openOverlays: readonly { readonly name: string; readonly props: unknown }[];
}

export type FakeServiceOverrides = Partial<Omit<FakeServices, 'client' | 'commands' | 'identity'>> & {
  readonly client?: FakeClient;
  readonly handlers?: FakeHandlers;
  readonly commands?: ReturnType<typeof fakeCommands>;
  readonly commandFakes?: CommandFakes;
  readonly identity?: IdentityService;
  readonly user?: UserState;
  readonly fragmentFakes?: { readonly [Name in keyof Fragments]?: unknown };
};

function fakeStorage(): ShellServices['storage'] {
  const entries = new Map<string, string>();
  return {
    get: (key) => JSON.parse(entries.get(key) ?? 'null') as unknown,
    set: (key, value) => {
      entries.set(key, JSON.stringify(value));
    },
    remove: (key) => {
      entries.delete(key);
    },
  };
}

function fakeTheme(): ShellServices['theme'] {
  const listeners = new Set<() => void>();
  let mode: ShellServices['theme']['mode'] = 'light';
  return {
    get mode() {
      return mode;
    },
    set(next) {
      mode = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Everything the shell gives a remote, in memory: a real bus and route table, a fake platform, recorded effects. */
export function fakeServices(overrides: FakeServiceOverrides = {}): FakeServices {
  const { handlers, commandFakes, user, fragmentFakes = {}, ...given } = overrides;
  const site = given.site ?? aSite();
  const shownToasts: Toast[] = [];
  const visited: string[] = [];
  const analyticsEvents: { readonly name: string }[] = [];
  const reported: unknown[] = [];
  const openOverlays: { readonly name: string; readonly props: unknown }[] = [];
  return {
    environment: 'browser',
    site,
    language: site.language,
    client: fakeClient(handlers),
    bus: fakeBus(),
    navigation: {
      href: (target) => pathFor(target, site.locale),
      localise: (path) => localisePath(path, site.locale),
      navigate: async (href) => {
        visited.push(href);
      },
      back: () => visited.push('back'),
      prefetch: () => undefined,
      foresee: () => undefined,
      hrefInLocale: (locale) => translatePath('/', site.locale, locale),
    },
    commands: fakeCommands(commandFakes),
    fragments: { load: async (name) => (fragmentFakes[name] ?? null) as never },
    overlays: {
      open: async (name, props) => {
        const overlay = { name, props };
        openOverlays.push(overlay);
        return () => void openOverlays.splice(openOverlays.indexOf(overlay), 1);
      },
    },
    identity: fakeIdentity(user),
    toasts: { show: (toast) => void shownToasts.push(toast) },
    theme: fakeTheme(),
    storage: fakeStorage(),
    consent: fakeConsent(),
    analytics: { push: (event) => void analyticsEvents.push(event) },
    reportFailure: (error) => void reported.push(error),
    now: Date.parse('2026-05-01T12:00:00.000Z'),
    shownToasts,
    visited,
    analyticsEvents,
    reported,
    openOverlays,
    ...given,
  };
}
