import {
  pageTypeCode,
  type Analytics,
  type ConsentService,
  type EventBus,
  type IdentityService,
  type PageRequest,
  type SiteContext,
  type UserState,
} from '@sightline/shared-lib/contracts';
import type { ShopRoutes } from '@sightline/shared-lib/domain/routing';

import { isPersonalKind } from '../../page/personalPages';
import { selectPageRequest } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';

import { hashedIdentity } from './hashedIdentity';

interface Observed {
  readonly analytics: Analytics;
  readonly consent: Pick<ConsentService, 'allows'>;
  readonly bus: EventBus;
  readonly store: ShellStore;
  readonly routes: ShopRoutes;
  readonly identity: Pick<IdentityService, 'state' | 'subscribe'>;
  readonly site: Pick<SiteContext, 'country'>;
}

const CHECKOUT = 'checkout-';
const MISSING = 404;

/** Addresses of personal pages hold numbers of orders and people: only their kind is told. */
const pathOf = ({ kind, path }: PageRequest, routes: ShopRoutes) => (isPersonalKind(kind, routes) ? `/${kind}` : path);

const withoutQuery = (url: string) => url.split('?')[0] ?? '/';

function tellPage({ push }: Analytics, request: PageRequest, routes: ShopRoutes): void {
  const { kind, query, resolved } = request;
  push({ name: 'page_view', page: kind, pageType: pageTypeCode(kind), path: pathOf(request, routes) });
  if (kind === 'product-detail') push({ name: 'product_view', productId: resolved?.externalId ?? '' });
  if (kind === 'search' && query['q']?.[0]) push({ name: 'search', term: query['q'][0] });
  if (kind === 'cart') push({ name: 'cart_view' });
  if (kind.startsWith(CHECKOUT)) push({ name: 'checkout_step', step: kind.slice(CHECKOUT.length) });
}

/** Each page once: a page that is shown again with the same address is no further view. */
function followPages({ analytics, store, routes }: Observed): () => void {
  let last = '';
  const look = () => {
    const request = selectPageRequest(store.getState());
    if (!request || request.url === last) return;
    last = request.url;
    tellPage(analytics, request, routes);
  };
  look();
  return store.follow(selectPageRequest, look);
}

/** Who signs in is told; whether partners may recognise them is a question of its own. */
function followShopper({ analytics: { push }, consent, identity, site }: Observed): () => void {
  let known = '';
  const look = ({ userLoggedIn, userId, details }: UserState) => {
    if (!userLoggedIn) known = '';
    if (!userLoggedIn || !details || userId === known) return;
    known = userId;
    if (!consent.allows('marketing')) return push({ name: 'sign_in' });
    const contact = details.contact[0];
    const email = details.email1 || contact?.email1;
    // Hashing needs a secure context; without one the shopper stays unknown.
    hashedIdentity({ email, phone: contact?.phone1 }, site.country).then(
      (hashed) => push({ name: 'sign_in', ...hashed }),
      () => undefined,
    );
  };
  look(identity.state);
  return identity.subscribe(look);
}

/** Turns what happens in the shop into events: pages, products, searches, bag, checkout steps, sign-in and errors (ANA-01). Answers how to stop. */
export function observeShop(observed: Observed): () => void {
  const { analytics, bus } = observed;
  const { push } = analytics;
  const subscriptions = [
    // A missing bag or an empty list is an answer, not an error.
    bus.on('serverError').subscribe((error) => {
      if (error.status !== MISSING) push({ name: 'error', ...error });
    }),
    bus
      .on('remoteFailed')
      .subscribe(({ remote, release }) => push({ name: 'error', source: 'remote', status: 500, remote, release })),
    bus.on('pageNotFound').subscribe(({ url }) => push({ name: 'not_found', path: withoutQuery(url) })),
  ];
  const stops = [followPages(observed), followShopper(observed)];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    for (const stop of stops) stop();
  };
}
