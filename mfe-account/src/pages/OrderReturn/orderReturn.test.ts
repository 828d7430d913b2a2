import type { PageKind } from '@sightline/shared-lib/contracts';
import { aSite, fakeServices } from '@sightline/shared-lib/testing';

import { remote } from '../../module';

async function answer(kind: PageKind, params: Readonly<Record<string, string>>) {
  const page = await remote.pages[kind]?.();
  const services = fakeServices({ site: aSite({ locale: 'it-it' }) });
  return page?.load({ kind, path: '/', url: '/', params, query: {} }, { ...services, t: (key) => key, segments: [] });
}

describe('addresses of a return', () => {
  it.each<PageKind>(['order-return-select', 'order-return-confirm', 'order-return-print'])(
    'of the kind %s lead to the orders, or to the order they name [ROUTE-02] [SITE-15]',
    async (kind) => {
      const orders = '/it-it/il-mio-account/i-miei-ordini';
      expect(await answer(kind, {})).toEqual({ outcome: 'redirect', location: orders, permanent: false });
      expect(await answer(kind, { orderId: '7307966' })).toMatchObject({ location: `${orders}/7307966` });
    },
  );
});
