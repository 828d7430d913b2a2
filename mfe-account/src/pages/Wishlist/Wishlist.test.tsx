import { aSignedInUser, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote, t } from '../../testing/renderRemote';
import { Wishlist } from './Wishlist';
import { wishlistPage } from './wishlistPage';

const KEY = 'k3y-of-a-list-that-somebody-shares';
const SHARED = 'GET /store/{storeId}/wishlist/shared/{key}';
const PRODUCTS = {
  contents: [
    { partNumber: 'A-01', name: 'Ordora', seo: { href: '/ordora' } },
    { partNumber: 'B-02', name: 'Forum', seo: { href: '/forum' } },
  ],
  total: 2,
};

async function open(list: string | undefined, handlers: FakeHandlers, user?: ReturnType<typeof aSignedInUser>) {
  const services = fakeServices({
    handlers: { 'GET /api/v2/products': PRODUCTS, ...handlers },
    ...(user ? { user } : {}),
  });
  const request = {
    kind: 'wishlist' as const,
    path: '/wishlist',
    url: '/wishlist',
    params: {},
    query: list === undefined ? {} : { list: [list] },
  };
  const answer = await wishlistPage.load(request, { ...services, t, segments: [] });
  if (answer.outcome !== 'page') throw new Error('a page was expected');
  renderRemote(<Wishlist data={answer.data} request={request} />, services);
  return { services, answer, user: userEvent.setup() };
}

describe('the page of saved products', () => {
  it('shows a stranger what a link opens, newest first, by one call without a session; no search engine keeps it [ACC-05]', async () => {
    const { services, answer } = await open(KEY, { [SHARED]: { partNumber: ['A-01', 'B-02'] } });
    expect(answer).toMatchObject({ cache: 'private', head: { robots: 'noindex' } });
    expect(screen.getByRole('heading', { level: 1, name: 'A shared list' })).toBeInTheDocument();
    const names = (await screen.findAllByRole('link', { name: /Ordora|Forum/ })).map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Forum'), expect.stringContaining('Ordora')]);
    expect(services.client.callsTo(SHARED)[0]?.pathParams).toEqual({ key: KEY });
    expect(services.identity.state.userId).toBe('');
  });

  it('says that a link opens nothing any more [ACC-05]', async () => {
    await open(KEY, {});
    expect(await screen.findByText('This list is not shared any more.')).toBeInTheDocument();
  });

  it.each(['', 'short', '<script>alert(1)</script>', 'x'.repeat(65)])(
    'is the visitor’s own list for a key that none can be: %j [ACC-05] [PLAT-08]',
    async (list) => {
      const { services } = await open(list, {});
      expect(await screen.findByText('Nothing saved yet.')).toBeInTheDocument();
      expect(services.client.callsTo(SHARED)).toHaveLength(0);
    },
  );

  it('shares the list of a registered shopper by a link, and ends it when asked [ACC-05]', async () => {
    const list = (key?: string) => ({
      GiftList: [{ item: [{ partNumber: 'A-01' }], ...(key ? { x_shareKey: key } : {}) }],
    });
    const { user } = await open(
      undefined,
      {
        'GET /store/{storeId}/wishlist/@self': list(),
        'POST /store/{storeId}/wishlist/@self/share': list(KEY),
        'DELETE /store/{storeId}/wishlist/@self/share': list(),
      },
      aSignedInUser(),
    );
    await user.click(await screen.findByRole('button', { name: 'Share by link' }));
    const link = await screen.findByRole('link', { name: 'The link' });
    expect(link).toHaveAttribute('href', `/wishlist?list=${KEY}`);
    expect(await navigator.clipboard.readText()).toBe(new URL(`/wishlist?list=${KEY}`, window.location.href).href);
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Share by link' })).toBeInTheDocument();
  });
});
