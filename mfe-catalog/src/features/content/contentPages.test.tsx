import type { LoadServices } from '@sightline/shared-lib/contracts';
import { aSite, failWith, fakeClient, fakeIntersections, fakeServices } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { contactPage } from '../../pages/Contact/Contact';
import { faqPage } from '../../pages/Faq/Faq';
import { hearingTestPage } from '../../pages/HearingTest/HearingTest';
import { homePage } from '../../pages/Home/Home';
import { landingPage } from '../../pages/Landing/Landing';
import { sitemapPage } from '../../pages/Sitemap/Sitemap';
import { aRequest, loaded, loadServices, renderPage } from '../../testing/renderPage';
import { indexHandler, wireContent, wireProduct } from '../../testing/wire';

beforeAll(() => void fakeIntersections());

const PAGE = 'GET /live/{store}/{lang}/{country}/page/content';
const HOME = 'GET /live/{store}/{lang}/{country}/home/content';

const aShop = (routes: FakeHandlers) => fakeServices({ client: fakeClient(routes) });
const part = (type: string, fields: object, more: object = {}) => ({ id: `${type}.1`, type, fields, ...more });

const down = () => {
  throw failWith(500, '', { errorMessage: 'database is away' });
};

describe('content pages', () => {
  it('ask for their page by its id and show its parts in order [CMS-04]', async () => {
    const services = aShop({
      [PAGE]: wireContent({
        main: [
          part('Teaser', { title: 'Insurance', text: 'We bill it for you.' }),
          part('RichText', { title: 'How it works', html: '<p>Ask <a href="/c/contact-us-page">us</a>.</p>' }),
        ],
      }),
    });
    const request = aRequest('landing', '/c/support/insurance', { params: { page: 'insurance' } });
    const { answer } = await renderPage(landingPage, request, services);
    expect(services.client.calls[0]?.query).toMatchObject({ pageId: 'insurance' });
    expect(screen.getByRole('heading', { level: 1, name: 'Insurance' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'How it works' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/c/contact-us-page');
    expect(answer.head).toMatchObject({ title: 'A page | Sightline', canonicalPath: '/c/support/insurance' });
  });

  it('draw nothing for an unknown component and report it [CMS-03]', async () => {
    const services = aShop({
      [PAGE]: wireContent({ main: [part('Teaser', { title: 'Hello' }), part('Hologram', { title: 'Boo' })] }),
    });
    await renderPage(landingPage, aRequest('landing', '/c/about'), services);
    expect(screen.queryByText('Boo')).not.toBeInTheDocument();
    expect(String(services.reported[0])).toContain('Hologram');
  });

  it('stand when their tree is broken: what can be read is shown, nothing of it is run [CMS-05] [CMS-03]', async () => {
    const services = aShop({
      [PAGE]: {
        id: 'about',
        type: 'StaticPage',
        placements: {
          main: [
            part('Teaser', { title: 'About us' }),
            part('RichText', { html: '<p>Hello<script>alert(1)</script><img src=x onerror=alert(2)></p>' }),
            { id: 'no-fields', type: 'RichText' },
            part('Accordion', { title: 'Questions', items: [{ title: 'Only a question' }, {}] }),
            part('CookieTable', { title: 'No headings', rows: [{}] }),
            part('ProductCarousel', { title: 'Nothing hangs here' }, { products: ['gone'] }),
          ],
          strange: [],
        },
      },
    });
    await renderPage(landingPage, aRequest('landing', '/c/about'), services);
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
    expect(screen.getByText('Hello')).toBeInTheDocument();
    expect(screen.getByText('Only a question')).toBeInTheDocument();
    expect(document.querySelector('main script, main img[onerror]')).toBeNull();
    expect(document.body.textContent).not.toContain('alert');
  });

  it('are not found when the service does not know them [CMS-04]', async () => {
    const services = aShop({
      [PAGE]: () => {
        throw failWith(404);
      },
    });
    expect((await loaded(landingPage, aRequest('landing', '/c/nowhere'), services)).status).toBe(404);
  });

  it('say CMS ERROR with its message in a preview, and fail live [CMS-05]', async () => {
    const services = aShop({ [PAGE]: down });
    const request = aRequest('landing', '/c/about');
    await expect(landingPage.load(request, loadServices(services))).rejects.toThrow('database is away');
    const preview: LoadServices['preview'] = { token: 't', date: '2027-03-02' };
    const answer = await loaded(landingPage, request, services, { preview });
    expect(answer.data.error).toBe('database is away');
    expect(answer.cache).toBe('private');
    expect(services.client.calls.at(-1)?.query).toMatchObject({ previewDate: '2027-03-02' });
  });

  it('show one component by itself in a preview, and say when it is unknown [CMS-02] [CMS-05]', async () => {
    const hero = part('Teaser', { title: 'Autumn, before its time' });
    const preview: LoadServices['preview'] = { token: 't', date: '2027-03-02', component: 'Teaser.1' };
    const services = aShop({ 'GET /preview/component/{id}': hero, [PAGE]: wireContent({ main: [] }) });
    const answer = await loaded(landingPage, aRequest('landing', '/c/about'), services, { preview });
    expect(answer.data.parts).toMatchObject([{ type: 'Teaser', title: 'Autumn, before its time' }]);
    expect(answer).toMatchObject({ cache: 'private', head: { robots: 'noindex' } });
    expect(services.client.calls[0]).toMatchObject({
      pathParams: { id: 'Teaser.1' },
      query: { previewDate: '2027-03-02' },
    });
    services.client.handle({ 'GET /preview/component/{id}': down });
    const failed = await loaded(landingPage, aRequest('landing', '/c/about'), services, { preview });
    expect(failed.data.error).toBe('database is away');
  });

  it('list what is stored on a device as a table [CMS-04]', async () => {
    const headings = { name: 'Name', purpose: 'What for', duration: 'How long', kind: 'Kind' };
    const rows = [{ name: 'sightline-theme', purpose: 'Appearance', duration: '30 days', kind: 'Preference' }];
    const services = aShop({
      [PAGE]: wireContent({ main: [part('CookieTable', { title: 'Cookies', headings, rows })] }),
    });
    await renderPage(
      landingPage,
      aRequest('landing', '/c/cookie-policy', { params: { page: 'cookie-policy' } }),
      services,
    );
    const table = screen.getByRole('table', { name: 'Cookies' });
    expect(within(table).getByRole('rowheader', { name: 'sightline-theme' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: '30 days' })).toBeInTheDocument();
  });

  it('answer questions in place, and tell search engines the same [SEO-02]', async () => {
    const user = userEvent.setup();
    const items = [{ title: 'Can I return it?', text: 'Yes, in 30 days.', html: '<p>Yes, in <b>30 days</b>.</p>' }];
    const services = aShop({
      [PAGE]: wireContent({
        main: [part('Teaser', { title: 'Questions' }), part('Accordion', { title: 'Returns', items })],
      }),
    });
    const { answer } = await renderPage(faqPage, aRequest('faq', '/c/support/faq'), services);
    await user.click(screen.getByText('Can I return it?'));
    expect(screen.getByText('30 days')).toBeVisible();
    expect(answer.head.structuredData).toContainEqual(
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Can I return it?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes, in 30 days.' },
          },
        ],
      }),
    );
  });

  it('name the ways to a person [CMS-04]', async () => {
    const services = aShop({ [PAGE]: wireContent({ main: [part('Teaser', { title: 'Contact us' })] }) });
    const request = aRequest('contact', '/c/customer-service/contact-us', { params: { topic: 'customer-service' } });
    await renderPage(contactPage, request, services);
    expect(services.client.calls[0]?.query).toMatchObject({ pageId: 'customer-service' });
    expect(screen.getByRole('link', { name: 'Call +1 (212) 555-0142' })).toHaveAttribute('href', 'tel:+12125550142');
    expect(screen.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/store-locator');
  });

  it('begin with the telephone, before the form [CMS-04]', async () => {
    const main = [
      part('Teaser', { title: 'Contact us' }),
      part('RichText', { title: 'Call', html: '<p>Monday to Friday.</p>' }, { id: 'call' }),
      part('RichText', { title: 'Write', html: '<p>By e-mail.</p>' }, { id: 'write' }),
    ];
    await renderPage(contactPage, aRequest('contact', '/c/x/contact-us'), aShop({ [PAGE]: wireContent({ main }) }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Call',
      'Write',
    ]);
    const [call, message, write] = [
      screen.getByText('Call'),
      screen.getByLabelText(/^Your message/),
      screen.getByText('Write'),
    ];
    expect(call.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(message.compareDocumentPosition(write)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('lead into the hearing check with one heading [CMS-04]', async () => {
    const services = aShop({
      [PAGE]: wireContent({ main: [part('HearingTestEntry', { title: 'Hearing check', text: 'Five minutes.' })] }),
    });
    await renderPage(hearingTestPage, aRequest('hearing-test', '/hearing-test'), services);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('lead nowhere near the stores when the store locator is off [STOR-06] [SITE-06]', async () => {
    const main = [
      part('Teaser', { title: 'Help', cta: { label: 'Find a store', href: '/store-locator' } }),
      part('RichText', { html: '<p>Ask in <a href="/store-locator">any store</a> or <a href="/c/about">us</a>.</p>' }),
      part('FooterColumn', { links: [{ label: 'Stores', href: '/store-locator?service=hearing' }] }),
      part('StoreFinderTeaser', { title: 'Adjusted by hand.' }),
    ];
    const open = async (isStoreLocatorEnabled: boolean) => {
      const services = fakeServices({
        site: aSite({ config: { isStoreLocatorEnabled } }),
        client: fakeClient({
          [PAGE]: wireContent({ main }),
          'GET /sitemap/{store}/{lang}/{country}': {
            groups: [{ label: 'Services', links: [{ label: 'Branches', href: '/store-locator' }] }],
          },
        }),
      });
      const { unmount } = await renderPage(landingPage, aRequest('landing', '/c/about'), services);
      const links = screen.queryAllByRole('link').map((link) => link.textContent);
      unmount();
      const { data } = await loaded(sitemapPage, aRequest('sitemap', '/sitemap'), services);
      return { links, groups: data.length };
    };
    expect(await open(true)).toEqual({
      links: expect.arrayContaining(['Find a store', 'any store', 'Stores']),
      groups: 1,
    });
    expect((await open(false)).groups).toBe(0);
    expect((await open(false)).links.filter((label) => /store/i.test(label ?? ''))).toEqual([]);
  });

  it('do not exist where they lead to what the store has switched off [STOR-06]', async () => {
    const main = [part('Teaser', { title: 'Book an eye test' })];
    const open = async (isStoreLocatorEnabled: boolean) => {
      const site = aSite({ config: { isStoreLocatorEnabled } });
      const services = { ...aShop({ [PAGE]: wireContent({ main }) }), site };
      return (await loaded(landingPage, aRequest('landing', '/c/book-eye-test'), services)).status;
    };
    expect([await open(true), await open(false)]).toEqual([200, 404]);
  });

  it('write English addresses in the spelling of the locale [SITE-03]', async () => {
    const services = fakeServices({
      site: aSite({ locale: 'it-it' }),
      client: fakeClient({
        'GET /sitemap/{store}/{lang}/{country}': {
          groups: [
            { label: 'Negozio', links: [{ label: 'Occhiali da sole', href: '/sunglasses' }] },
            { label: 'Prodotti', links: [{ label: 'Ordora', href: '/sunglasses/norvane-ordora-0no4001s-01' }] },
          ],
        },
      }),
    });
    await renderPage(sitemapPage, aRequest('sitemap', '/sitemap'), services);
    expect(screen.getByRole('heading', { level: 1, name: 'Mappa del sito' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Occhiali da sole' })).toHaveAttribute('href', '/it-it/occhiali-da-sole');
    // Thousands of products are for the XML site map.
    expect(screen.queryByText('Ordora')).not.toBeInTheDocument();
  });
});

describe('the home page', () => {
  const home = wireContent(
    {
      hero: [
        part(
          'HeroBanner',
          { title: 'Made to the millimeter.', cta: { label: 'Find frames', href: '/eyeglasses' } },
          { products: ['3000001'] },
        ),
      ],
      main: [
        part(
          'TeaserGrid',
          {
            items: [
              { title: 'Sunglasses', text: 'Or simply dark.', cta: { label: 'Sunglasses', href: '/sunglasses' } },
              { title: 'Hearing', text: 'Five quiet minutes.', cta: { label: 'Hearing', href: '/hearing' } },
            ],
            categoryIds: ['10501', '10508'],
          },
          { products: ['3000001'] },
        ),
        part('ProductCarousel', { title: 'New on the rail' }, { products: ['3000001'] }),
        part('Teaser', {
          title: 'Four millimeters decide.',
          sizes: [
            { label: 'S', widthMm: 126 },
            { label: 'L', widthMm: 142 },
          ],
        }),
        part('HearingTestEntry', { title: 'Five quiet minutes.' }),
        part('StoreFinderTeaser', { title: 'Adjusted by hand.' }),
      ],
    },
    { type: 'HomePage', breadcrumb: [] },
  );
  const routes = {
    [HOME]: home,
    'GET /api/v2/products': { contents: [wireProduct()], total: 1 },
    ...indexHandler(() => ({ facets: { 'attributes.LX_CANONICAL_CATEGORY': { sunglasses: 2137 } } })),
  };

  it('shows in its index a picture of something behind each line, where one is named [CMS-03]', async () => {
    await renderPage(homePage, aRequest('home', '/'), aShop(routes));
    const lineOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
    expect(lineOf('Sunglasses').querySelector('img')?.getAttribute('src')).toMatch(/\/pictures\/.*w=200/);
    expect(lineOf('Sunglasses')).toHaveTextContent('2,137');
    expect(lineOf('Hearing').querySelector('img')).toBeNull();
  });

  it('shows two collections beside each other, each by a frame of it at its true width [CMS-03] [CMS-04]', async () => {
    const collection = (id: string, title: string, query: string) =>
      part(
        'Teaser',
        {
          kicker: 'Collection',
          title,
          text: 'A sentence.',
          cta: { label: `All ${title}`, href: `/sunglasses?${query}` },
        },
        { id, products: ['3000001'] },
      );
    const main = [
      part('TeaserGrid', {
        items: [{ title: 'Sunglasses', text: '', cta: { label: 'Sunglasses', href: '/sunglasses' } }],
      }),
      collection('a', 'Titanium', 'FRAME_MATERIAL_FACET=Titanium'),
      collection('b', 'Polarized', 'LENS_TREATMENT_FACET=Polarized'),
    ];
    const shop = aShop({ ...routes, [HOME]: wireContent({ main }, { type: 'HomePage' }) });
    await renderPage(homePage, aRequest('home', '/'), shop);
    const cardOf = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('section')!;
    expect(cardOf('Titanium').parentElement).toBe(cardOf('Polarized').parentElement);
    expect(screen.getByRole('link', { name: 'All Titanium' })).toHaveAttribute(
      'href',
      '/sunglasses?FRAME_MATERIAL_FACET=Titanium',
    );
    const picture = cardOf('Polarized').querySelector('img');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveClass('mm');
    // Both together, with what marks their places.
    expect(cardOf('Titanium').parentElement!.querySelectorAll('*').length).toBeLessThan(25);
  });

  it('leaves out below the tiles of a rail what all of them share [CAT-04] [CMS-03]', async () => {
    const badges = { LENS_TREATMENT: 'Photochromic' };
    const contents = [
      { ...wireProduct({ partNumber: 'P-1', codes: badges }), id: '1' },
      { ...wireProduct({ partNumber: 'P-2', codes: { ...badges, ROXABLE: 'True' } }), id: '2' },
    ];
    const rail = part('ProductCarousel', { title: 'New in' }, { products: ['1', '2'] });
    const page = wireContent({ main: [part('Teaser', { title: 'Glasses' }), rail] }, { type: 'HomePage' });
    const shop = aShop({ ...routes, [HOME]: page, 'GET /api/v2/products': { contents, total: 2 } });
    await renderPage(homePage, aRequest('home', '/'), shop);
    const list = screen.getByRole('list', { name: 'New in' });
    expect(list).toHaveTextContent('Prescription-ready');
    expect(list).not.toHaveTextContent('Light-adaptive');
  });

  it('shows at most twenty-one products of a collection [PLP-05] [CMS-03]', async () => {
    const ids = Array.from({ length: 24 }, (_, index) => `7${index}`);
    const products = ids.map((id) => ({ ...wireProduct({ partNumber: `P-${id}` }), id }));
    const collection = part('CollectionGrid', { title: 'Collected' }, { products: ids });
    const shop = aShop({
      ...routes,
      [HOME]: wireContent({ main: [collection] }),
      'GET /api/v2/products': { contents: products },
    });
    await renderPage(homePage, aRequest('home', '/'), shop);
    expect(within(screen.getByRole('list', { name: 'Collected' })).getAllByRole('heading')).toHaveLength(21);
  });

  it('hangs a frame on the line with its measures, and asks for its picture first [CMS-04]', async () => {
    const { answer } = await renderPage(homePage, aRequest('home', '/'), aShop(routes));
    expect(screen.getByRole('heading', { level: 1, name: 'Made to the millimeter.' })).toBeInTheDocument();
    expect(screen.getByText('Lens 52 mm, bridge 18 mm')).toBeInTheDocument();
    expect(answer.head.heroImage?.src).toMatch(/^\/pictures\/0NO4001S-01\/front\.avif/);
    expect(document.querySelector('img[fetchpriority="high"]')).not.toBeNull();
  });

  it('says whose shop it is and how it is searched [SEO-02]', async () => {
    const { answer } = await renderPage(homePage, aRequest('home', '/'), aShop(routes));
    expect(answer.head.structuredData).toEqual([
      expect.objectContaining({ '@type': 'Organization', url: '/', logo: '/favicon.svg' }),
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({ '@type': 'SearchAction' }),
      }),
    ]);
  });

  it('tells search engines of no search where the store has none [SRCH-04] [SEO-02]', async () => {
    const site = aSite({ config: { isProductSearchEnabled: false } });
    const { answer } = await renderPage(homePage, aRequest('home', '/'), { ...aShop(routes), site });
    expect(answer.head.structuredData).toEqual([
      expect.objectContaining({ '@type': 'Organization' }),
      { '@type': 'WebSite', name: 'Sightline', url: '/' },
    ]);
  });

  it('is an index of words with counts, new frames, size, hearing and stores [CMS-04]', async () => {
    await renderPage(homePage, aRequest('home', '/'), aShop(routes));
    expect(screen.getByRole('link', { name: 'Sunglasses' })).toHaveAttribute('href', '/sunglasses');
    expect(screen.getByText('2,137')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'New on the rail' })).toHaveTextContent('Ordora');
    expect(screen.getByText('S, 126 mm; L, 142 mm')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /example audiogram/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Adjusted by hand.' })).toBeInTheDocument();
  });

  it('stays open without the content service [CMS-05]', async () => {
    await renderPage(homePage, aRequest('home', '/'), aShop({ [HOME]: down }));
    expect(screen.getByRole('link', { name: 'Eyeglasses' })).toHaveAttribute('href', '/eyeglasses');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('keeps its parts when products and counts fail [CMS-05]', async () => {
    await renderPage(homePage, aRequest('home', '/'), aShop({ [HOME]: home }));
    expect(screen.getByRole('heading', { level: 1, name: 'Made to the millimeter.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sunglasses' })).toBeInTheDocument();
    expect(screen.queryByText('New on the rail')).not.toBeInTheDocument();
  });
});
