import type { ShellServices } from '@sightline/shared-lib/contracts';
import { isRemoteName, pageTypeCode } from '@sightline/shared-lib/contracts';
import { segmentsOf, type SessionReaction } from '@sightline/shared-lib/domain/session';

import { openPage, translatorOf } from '../page/loadPage';
import { wholeState, type PageOwner, type PageState } from '../page/pageState';
import { routesOf } from '../page/routesOf';
import { capturesTranslations } from '../page/translationCapture';
import { shellRemote } from '../pages/shellRemote';

import type { Ahead } from './ahead/askAhead';
import { createMeasurement, startAnalytics } from './analytics/startAnalytics';
import { measuredCommands } from './analytics/measuredCommands';
import { createBus } from './bus';
import { createConsent } from './consent/consent';
import { consentedStorage } from './consent/consentedStorage';
import { createExpiringStorage } from './expiringStorage';
import { keepFocus } from './keepFocus';
import { lateFailureReaction } from './lateFailureReaction';
import { greetShopper } from './identity/greetShopper';
import { createIdentity } from './identity/identityService';
import { watchInsurance } from './insurance/watchInsurance';
import { connectLate } from './lateConnection';
import { startLayers } from './lateLayers';
import { startLateParts } from './lateParts';
import { mountChrome } from './mountChrome';
import { createGlimpses } from './navigation/glimpses';
import { followForms, followLinks } from './navigation/linkClicks';
import { createNavigator } from './navigation/navigator';
import { createPageSource } from './navigation/pageSource';
import { createScrollMemory } from './navigation/scrollMemory';
import { createOverlays } from './overlays';
import { createPageMount, type PageMount } from './pageMount';
import { createProgress } from './progress';
import { containerLoader } from './remotes/containerLoader';
import { createCommands, createFragments } from './remotes/provisions';
import { RemoteFailure, type RemoteLoader } from './remotes/remoteLoader';
import { createShareScope } from './remotes/shareScope';
import { asksForOwners } from './releases/partMark';
import { replayEarlyInteractions } from './replay';
import { keepServerStyles } from './serverStyles';
import { selectPageKind, selectSite } from './state/selectors';
import { createShellStore, type ShellStore } from './state/shellStore';
import { createTheme } from './theme';
import { createToasts } from './toasts';
import { yieldTask } from './yieldTask';

/** Brings the document to life. Rejects when that cannot be done. */
export async function start({ embedded, integrity, ...ahead }: Ahead): Promise<void> {
  keepServerStyles();
  const [shared, messages, variant] = await Promise.all([ahead.shared, ahead.messages, ahead.variant]);
  const state = wholeState(embedded, shared);
  const { site, releases } = state;
  const routes = routesOf(releases);
  const capturing = capturesTranslations(state.request.query, site.locale);
  const t = translatorOf('shell', site, messages, { capturing, variant });

  const store = createShellStore({ site, head: state.head, kind: state.request.kind });
  const bus = createBus();
  const device = createExpiringStorage(localStorage);
  const consent = createConsent(device, store);
  const storage = consentedStorage(device, consent);
  const toasts = createToasts(store);
  const showCourtesy = () => void navigation.navigate(navigation.href({ page: 'courtesy' })).catch(() => undefined);
  const signIn = (input = {}) => services.commands.run('account.signIn', input).then(() => undefined, reportFailure);
  const tell = lateFailureReaction({ toasts, bus, t, showCourtesy, signIn });
  const hasPreviewToken = Boolean(state.preview && !state.preview.refused);
  const identity = createIdentity({ storage, bus, store, hasPreviewToken });
  const askForPassword = ({ titleKey, messageKey }: SessionReaction) => {
    const email = identity.service.state.details?.email1 ?? '';
    const reason = messageKey ? `${t(titleKey)} ${t(messageKey)}` : t(titleKey);
    return signIn({ email, reason });
  };
  const { client, resolve } = connectLate({
    site,
    store,
    identity,
    routes,
    onFailure: tell,
    pageKind: () => selectPageKind(store.getState()),
    askForPassword,
    previewDate: state.preview?.date,
  });
  const scope = createShareScope();
  const loader = containerLoader(releases, scope, integrity);

  const reportFailure = (error: unknown) => {
    if (error instanceof RemoteFailure) {
      bus.emit('remoteFailed', { remote: error.remote, release: error.release, reason: error.message });
      navigator.sendBeacon('/release-failures', `${error.remote}@${error.release}`);
    } else tell(error);
    console.error(error);
  };
  const provisions = {
    releases,
    loader,
    services: () => services,
    onFailure: reportFailure,
    capturing,
    marking: asksForOwners(location.search),
  };
  const fragments = createFragments(provisions);
  const overlays = createOverlays(fragments, store);

  const glimpses = createGlimpses({ services: () => services, t });
  const scroll = createScrollMemory();
  const source = createPageSource({
    site,
    capturing,
    releases,
    client,
    loader,
    resolve,
    askerSegments: () => segmentsOf(identity.service.state.userLoggedIn, site.config.CustomerSegments_Enabled),
    // The token stays with the gateway.
    preview: hasPreviewToken
      ? { token: '', date: state.preview?.date, component: state.preview?.component }
      : undefined,
  });
  const navigation = createNavigator({
    site,
    routes,
    store,
    glimpses,
    source,
    bus,
    scroll,
    ready: (owner) => pages.ready(owner),
    apply: () => pages.apply(),
    progress: createProgress(t('Shell.Loading')),
    onFailure: reportFailure,
    onOffline: () => toasts.show({ tone: 'bad', message: t('Shell.Offline') }),
  });

  const theme = createTheme(storage, store);
  const { analytics, open: openQueue } = createMeasurement({ consent, site, identity: identity.service });
  const services: ShellServices = {
    environment: 'browser',
    site: selectSite(store.getState()),
    language: site.language,
    client,
    bus,
    navigation,
    commands: measuredCommands(createCommands(provisions), analytics),
    fragments,
    overlays,
    identity: identity.service,
    toasts,
    theme,
    storage,
    analytics,
    consent,
    reportFailure,
    now: state.now,
  };

  const reportPage = (owner: PageOwner, error: unknown) => {
    const isNamed = owner === 'shell' || error instanceof RemoteFailure;
    reportFailure(isNamed ? error : new RemoteFailure(owner, releases[owner]?.id ?? '-', error));
  };
  const pages = createPageMount({
    remotes: Object.keys(releases).filter(isRemoteName),
    store,
    services,
    t,
    onError: reportPage,
  });
  const chrome = mountChrome({ state, services, t, store, onError: reportFailure });
  startLayers({ services, t, store, toasts, onCloseDialog: navigation.closeDialog, onError: reportFailure });
  const onLost = (error: unknown) => {
    reportPage(state.owner, error);
    import('./endWaiting').then((file) => file.endWaiting(t, toasts)).catch(reportFailure);
  };
  await takeOver(state, { loader, store, apply: pages.apply, navigation, onLost });
  await chrome;
  // The last part that was hydrated has used up this task.
  await yieldTask();

  identity.followStorage();
  consent.followStorage();
  const { owner, request } = state;
  const first = {
    owner,
    release: owner === 'shell' ? undefined : releases[owner]?.id,
    kind: request.kind,
    url: request.url,
  };
  startAnalytics({ ...services, store, routes, first });
  if (site.config.isInsuranceEnabled) watchInsurance(services);
  followLinks(navigation, routes);
  followForms(navigation);
  window.addEventListener('popstate', (event: PopStateEvent) => {
    // single-spa, once it is there, announces every address that is written by an event of its own: only the browser's lead anywhere.
    if ('singleSpa' in event) return;
    navigation.restore(location.pathname + location.search, event.state);
  });
  // Its code comes with the first call: most pages have no script of another party.
  const exposed = () => import('./embed/exposeAddToCart').then((file) => file.exposeAddToCart(services.commands));
  window.sightline = { addToCart: async (productIds) => (await exposed())(productIds) };
  keepFocus();
  replayEarlyInteractions();
  greetShopper(services, state.plainToken);
  if (state.status === 404) bus.emit('pageNotFound', { url: state.request.url });
  bus.emit('currentPageChanged', {
    previousPage: null,
    currentPage: state.request.kind,
    pageType: pageTypeCode(state.request.kind),
  });
  startLateParts({ services, t, store, openQueue, releases, scope });
  document.documentElement.dataset['ready'] = '';
}

interface TakeOverTools {
  readonly loader: RemoteLoader;
  readonly store: ShellStore;
  readonly apply: PageMount['apply'];
  readonly navigation: ReturnType<typeof createNavigator>;
  /** The code of the page cannot be had: its HTML stays. */
  readonly onLost: (error: unknown) => void;
}

/** Hydrates the page that came with the document; without its server HTML, or without its remote, the page is loaded like any other. */
async function takeOver(
  { request, owner, rendered, data, site, releases }: PageState,
  { loader, store, apply, navigation, onLost }: TakeOverTools,
) {
  const url = location.pathname + location.search;
  if (!rendered) return navigation.navigate(url + location.hash, { replace: true, keepScroll: true, onlyHere: true });
  try {
    const remote = owner === 'shell' ? shellRemote : await loader.load(owner);
    const opened = await openPage(
      remote,
      owner === 'shell' ? 'shell' : `${owner}@${releases[owner]?.id}`,
      request,
      site,
      capturesTranslations(request.query, site.locale),
    );
    if (!opened) return undefined;
    const { module, Root, t } = opened;
    store.change({ page: { owner, page: { request, data, Page: module.Page, Root, t } } });
    return await apply();
  } catch (error) {
    // The server's HTML stays: links and forms continue to work without the remote's code (FED-03).
    return onLost(error);
  }
}
