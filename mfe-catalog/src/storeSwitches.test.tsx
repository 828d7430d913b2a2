import type { StoreConfiguration } from '@sightline/shared-lib/contracts';
import { aSite, fakeClient, fakeIntersections, fakeServices } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';

import { contactPage } from './pages/Contact/Contact';
import { productDetailPage } from './pages/ProductDetail/ProductDetail';
import { productListPage } from './pages/ProductList/ProductList';
import { aShop, request } from './testing/productShop';
import { aRequest, loaded, renderPage } from './testing/renderPage';
import { indexHandler, wireContent, wireHit } from './testing/wire';

beforeAll(() => void fakeIntersections());

const siteWith = (config: Partial<StoreConfiguration>) => aSite({ config });
const openProduct = async (config: Partial<StoreConfiguration>) =>
  renderPage(productDetailPage, request(), aShop(undefined, { site: siteWith(config) }));

describe('the store configuration', () => {
  it('says which sort orders a listing offers, and in which order [SITE-06] [PLP-04]', async () => {
    const client = fakeClient({
      'GET /live/{store}/{lang}/{country}/plp/content': wireContent({}),
      ...indexHandler(() => ({ hits: [wireHit({ partNumber: '0NO4100S-01' })], total: 1 })),
    });
    const sortorderOptions = [
      { code: 4, labelKey: 'Listing.Sort.PriceDescending' },
      { code: 0, labelKey: 'Listing.Sort.BestSellers' },
    ];
    const services = fakeServices({ client, site: siteWith({ sortorderOptions }) });
    const resolved = { externalId: '10501', type: 'ProductListPage' };
    await renderPage(productListPage, aRequest('product-list', '/sunglasses', { resolved }), services);
    const choice = screen.getByRole('combobox', { name: /Sort/ });
    const values = within(choice)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    expect(values).toEqual(['4', '0']);
  });

  it('says which picture of a frame comes first [SITE-06] [PDP-01]', async () => {
    const pdpImageOrder = { frames: ['lateral', 'front', 'three-quarter'], accessories: [], contactLenses: [] };
    await openProduct({ pdpImageOrder });
    const [first] = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('link');
    expect(first).toHaveAccessibleName(/side$/);
  });

  it('says where the breadcrumb of a kind of product leads [SITE-06] [SEO-04]', async () => {
    const services = aShop(undefined, { site: siteWith({ breadcrumbSeoUrls: { sun: '/summer-sunglasses' } }) });
    const { data } = await loaded(productDetailPage, request(), services);
    expect(JSON.stringify(data)).toContain('"href":"/summer-sunglasses"');
  });

  it('names the service links of a product, none into what is switched off [SITE-06] [PDP-08]', async () => {
    const serviceLinks = [
      { labelKey: 'Service.Faq', href: '/c/support/faq' },
      { labelKey: 'Service.Stores', href: '/store-locator' },
    ];
    const linksOf = (href: string) => document.querySelectorAll(`main details a[href="${href}"]`).length;
    const { unmount } = await openProduct({ serviceLinks });
    expect([linksOf('/c/support/faq'), linksOf('/store-locator')]).toEqual([1, 1]);
    unmount();
    await openProduct({ serviceLinks: serviceLinks.slice(0, 1), isStoreLocatorEnabled: false });
    expect([linksOf('/c/support/faq'), linksOf('/store-locator')]).toEqual([1, 0]);
  });

  it('gives the number of customer service, or none [SITE-06]', async () => {
    const client = () => fakeClient({ 'GET /live/{store}/{lang}/{country}/page/content': wireContent({ main: [] }) });
    const open = (servicePhone: string) =>
      renderPage(
        contactPage,
        aRequest('contact', '/c/contact-us-page'),
        fakeServices({ client: client(), site: siteWith({ servicePhone }) }),
      );
    const { unmount } = await open('+39 02 555');
    expect(screen.getByRole('link', { name: 'Call +39 02 555' })).toHaveAttribute('href', 'tel:+3902555');
    unmount();
    await open('');
    expect(screen.queryByRole('link', { name: /Call/ })).not.toBeInTheDocument();
  });
});
