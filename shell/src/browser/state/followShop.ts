import { pageTypeCode, type EventBus, type IdentityService, type UserState } from '@sightline/shared-lib/contracts';

import type { PageState } from '../../page/pageState';
import type { ShopperContext } from '../connectPlatform';
import type { CurrentPageStore } from '../navigation/currentPage';
import type { ObservableValue } from '../observable';
import type { createTheme } from '../theme';
import type { ToastStore } from '../toasts';

import type { ApiFlow, ShellArea, ShellState } from './shellState';
import { areaIsKnown, createShellStore, type ShellStore } from './shellStore';

/** What the store is filled from: the services the shop runs on. */
export interface ShopSources {
  readonly state: PageState;
  readonly bus: EventBus;
  readonly identity: Pick<IdentityService, 'state' | 'subscribe'>;
  readonly context: ObservableValue<ShopperContext | null>;
  readonly pages: CurrentPageStore;
  readonly head: ObservableValue<PageState['head']>;
  readonly theme: ReturnType<typeof createTheme>;
  readonly toasts: ToastStore;
  readonly overlays: { readonly list: Pick<ObservableValue<readonly unknown[]>, 'get' | 'subscribe'> };
  readonly flows: ObservableValue<readonly ApiFlow[]>;
}

const KEYWORD_LIMIT = 4;

/** Tokens stay where they are used, details are the person's. */
function userArea({ WCToken: _token, WCTrustedToken: _trusted, wallet: _wallet, details, ...user }: UserState) {
  return { person: details, user };
}

const agreementsOf = (context: ShopperContext | null): ShellState['contract'] => ({
  tradingAgreementIds: context?.tradingAgreementIds ?? [],
  eligibleAgreementIds: context?.eligibleAgreementIds ?? [],
});

const contextOf = (context: ShopperContext | null): ShellState['context'] =>
  context && {
    callerId: context.callerId,
    runAsId: context.runAsId,
    isRegistered: context.isRegistered,
    isGeneric: context.isGeneric,
  };

function uiOf({ state, pages, overlays, toasts }: ShopSources): ShellState['ui'] {
  const page = pages.get()?.page.request.kind ?? state.request.kind;
  return {
    page,
    pageType: pageTypeCode(page),
    overlays: overlays.list.get().length,
    messages: toasts.list.get().length,
  };
}

/** The latest message of something done; its words are already in the shopper's language. */
function successOf({ toasts }: ShopSources): ShellState['success'] {
  const done = toasts.list.get().findLast(({ tone }) => tone !== 'bad');
  return done ? { key: done.message, link: done.action?.label ?? '', messageParameters: [] } : null;
}

function keywordsAfter(before: readonly string[], { pages, state }: ShopSources): readonly string[] {
  const { kind, query } = pages.get()?.page.request ?? state.request;
  const term = kind === 'search' ? query['q']?.[0]?.trim() : '';
  if (!term) return before;
  return [term, ...before.filter((known) => known !== term)].slice(0, KEYWORD_LIMIT);
}

/** Everything as it is when the store opens. */
function areasOf(sources: ShopSources): ShellState {
  const { state, identity, context, head, theme, flows } = sources;
  return {
    site: state.site,
    context: contextOf(context.get()),
    contract: agreementsOf(context.get()),
    ...userArea(identity.state),
    organization: { activeOrganizationId: context.get()?.activeOrganizationId ?? '' },
    seo: head.get(),
    theme: { mode: theme.mode },
    ui: uiOf(sources),
    error: null,
    success: successOf(sources),
    preview: state.preview ?? null,
    cmsHeaderAndFooter: state.chrome,
    apiFlowList: flows.get(),
    searchKeywords: keywordsAfter([], sources),
  };
}

/** Opens the shell's store on the running shop and keeps it in step from then on (SITE-15). */
export function openShellStore(sources: ShopSources): ShellStore {
  const store = createShellStore(areasOf(sources));
  const know = <Area extends ShellArea>(area: Area, value: ShellState[Area]) =>
    store.dispatch(areaIsKnown(area, value));
  const { bus, identity, context, pages, head, theme, toasts, overlays, flows } = sources;

  identity.subscribe((next) => {
    const { user, person } = userArea(next);
    know('user', user);
    know('person', person);
  });
  context.subscribe(() => {
    know('context', contextOf(context.get()));
    know('contract', agreementsOf(context.get()));
    know('organization', { activeOrganizationId: context.get()?.activeOrganizationId ?? '' });
  });
  head.subscribe(() => know('seo', head.get()));
  theme.subscribe(() => know('theme', { mode: theme.mode }));
  flows.subscribe(() => know('apiFlowList', flows.get()));
  overlays.list.subscribe(() => know('ui', uiOf(sources)));
  toasts.list.subscribe(() => {
    know('ui', uiOf(sources));
    know('success', successOf(sources));
  });
  pages.subscribe(() => {
    know('ui', uiOf(sources));
    know('searchKeywords', keywordsAfter(store.getState().searchKeywords, sources));
  });
  bus.on('serverError').subscribe((error) => know('error', error));
  return store;
}
