import { readHomeContent, readMegaMenu, readPageContent, readSitemap } from './';
import { listCategories } from '../product';
import { answeringClient } from '../../testing';

describe('content', () => {
  const hero = {
    id: 'c-1',
    type: 'HeroBanner',
    fields: {
      title: 'New',
      media: { url: '/h.webp', alt: 'A frame', widthMm: 140 },
      cta: { label: 'Shop', href: '/x' },
    },
    products: ['3000001', { productId: '3000002' }, {}],
  };
  const site = { store: 'sightline', lang: 'en', country: 'us' };

  it('is read nested, unknown types kept by name [CMS-01] [CMS-03]', async () => {
    const page = await readHomeContent(
      answeringClient({
        id: 'p-1',
        type: 'HomePage',
        seo: { title: 'Home', alternates: [{ locale: 'it-it', href: '/it-it' }] },
        breadcrumb: [{ label: 'Home', href: '/' }],
        placements: {
          main: [
            hero,
            { id: 'c-2', type: 'Hologram', fields: { spin: 7 }, components: [{ id: 'c-3', type: 'RichText' }] },
          ],
        },
      }),
      site,
    );
    expect(page).toMatchObject({ type: 'HomePage', seo: { title: 'Home', alternates: { 'it-it': '/it-it' } } });
    const [first, second] = page.placements.main ?? [];
    expect(first).toMatchObject({
      type: 'HeroBanner',
      fields: { title: 'New', media: { url: '/h.webp', widthMm: 140 }, cta: { href: '/x' }, items: [] },
      productIds: ['3000001', '3000002'],
    });
    expect(second).toMatchObject({
      type: 'unknown',
      unknownType: 'Hologram',
      fields: { others: { spin: 7 } },
      components: [{ id: 'c-3', type: 'RichText' }],
    });
  });

  it('asks in Portugal for English where a text is missing, and nowhere else [SITE-04]', async () => {
    const asked = async (lang: string, country: string) => {
      const client = answeringClient({});
      await readHomeContent(client, { ...site, lang, country });
      return client.calls[0]?.query?.['filterRulesLocaleOverride'];
    };
    expect(await asked('pt', 'pt')).toBe('en_PT');
    expect(await asked('it', 'it')).toBeUndefined();
    expect(await asked('fr', 'ch')).toBeUndefined();
  });

  it('is read flat [CMS-01]', async () => {
    const page = await readPageContent(
      answeringClient({
        components: [
          { ...hero, placement: 'top' },
          { id: 'c-9', type: 'RichText' },
        ],
      }),
      { ...site, useFlatStructure: true, includePlacements: ['a', 'b'] },
    );
    expect(Object.keys(page.placements)).toEqual(['top', 'main']);
  });

  it('sends its choices as the service spells them [CMS-01]', async () => {
    const client = answeringClient({});
    await readPageContent(client, {
      ...site,
      pageId: 'faq',
      includePlacements: ['a', 'b'],
      noEnrich: true,
      previewDate: '2026-05-01T00:00:00Z',
    });
    expect(client.calls[0]?.query).toMatchObject({
      pageId: 'faq',
      includePlacements: 'a,b',
      noEnrich: true,
      previewDate: '2026-05-01T00:00:00Z',
      excludePlacements: undefined,
    });
  });

  it('has a menu of three levels and a site map [SITE-11] [SEO-03]', async () => {
    const items = [
      { id: 's', label: 'Sunglasses', href: '/sunglasses', children: [{ id: 'a', children: [{ id: 'b' }] }] },
    ];
    expect(await readMegaMenu(answeringClient({ items }), site)).toMatchObject([
      { label: 'Sunglasses', children: [{ id: 'a', children: [{ id: 'b', children: [] }] }] },
    ]);
    expect(await readMegaMenu(answeringClient(items), site)).toHaveLength(1);
    const groups = [{ label: 'Sunglasses', links: [{ label: 'Round', href: '/r' }] }];
    expect(await readSitemap(answeringClient({ groups }), site)).toEqual(groups);
  });

  it('has categories whose children may be missing [CAT-10]', async () => {
    const contents = [{ uniqueID: '10501', name: 'Sun', seo: { href: '/sunglasses' }, children: [{ id: '10502' }] }];
    expect(await listCategories(answeringClient({ contents }))).toMatchObject([
      { id: '10501', href: '/sunglasses', children: [{ id: '10502', children: [] }] },
    ]);
  });
});
