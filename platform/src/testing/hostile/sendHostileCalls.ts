import type { Platform } from '../../app';
import { hostileCalls } from './hostileCalls';
import type { AppRoutes } from './routeTable';

/** What became of one hostile call. */
export interface HostileAnswer {
  readonly status: number;
  /** Route and flaw. */
  readonly call: string;
  readonly tookMs: number;
}

const STORE = '/wcs/resources/store/10801';
const FIRST_PRODUCT =
  '/search/resources/api/v2/products?storeId=10801&categoryId=10505&limit=1&profileName=HCL_V2_findProductByPartNumber_Details';

/**
 * Sends hostile shapes to every route as a guest with a bag, so that the values get past its door; what changes something has a guest of
 * its own. All of them, or one of so many, counted through, so that each part of each route meets others.
 */
export async function* sendHostileCalls(
  { app: shop }: Platform,
  tables: readonly AppRoutes[],
  operationsToken: string,
  oneOf = 1,
): AsyncGenerator<HostileAnswer> {
  const [product] = (await shop.inject(FIRST_PRODUCT)).json<{ contents: { items: { partNumber: string }[] }[] }>()
    .contents;
  const orderItem = [{ partNumber: product?.items[0]?.partNumber, quantity: '1' }];
  const openGuest = async () => {
    const guest = await shop.inject({ method: 'POST', url: `${STORE}/guestidentity` });
    const { WCToken, WCTrustedToken } = guest.json<Record<'WCToken' | 'WCTrustedToken', string>>();
    const session = { wctoken: WCToken, wctrustedtoken: WCTrustedToken };
    const bag = await shop.inject({ method: 'POST', url: `${STORE}/cart`, payload: { orderItem }, headers: session });
    if (bag.statusCode !== 201) throw new Error(`A guest gets no bag: ${bag.body}`);
    return session;
  };
  const reader = await openGuest();
  let count = 0;
  for (const { app, routes } of tables) {
    for (const route of routes) {
      const session = route.method === 'GET' ? reader : await openGuest();
      for (const { method, url, headers, payload, flaw } of hostileCalls(route)) {
        count += 1;
        if (count % oneOf > 0) continue;
        const started = performance.now();
        const { statusCode } = await app.inject({
          method: method as 'GET',
          url,
          headers: { ...session, authorization: `Bearer ${operationsToken}`, ...headers },
          ...(payload === undefined ? {} : { payload }),
        });
        const tookMs = performance.now() - started;
        yield { status: statusCode, call: `${route.method} ${route.url}: ${flaw}`, tookMs };
      }
    }
  }
}
