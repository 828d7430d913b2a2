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
    'of the kind %s are pages of the order they name, and lead to all orders without one [ROUTE-02] [SITE-15]',
    async (kind) => {
      const location = '/it-it/il-mio-account/i-miei-ordini';
      expect(await answer(kind, {})).toEqual({ outcome: 'redirect', location, permanent: false });
      const data = { kind, orderId: '7307966' };
      expect(await answer(kind, { orderId: '7307966' })).toMatchObject({ outcome: 'page', cache: 'private', data });
    },
  );
});
