import type { MegaMenuItem } from '../content.components';
import { seoOf } from '../content.draft';
import type { ComponentDraft, PageContext, PageDraft } from '../content.draft';
import {
  bestSelling,
  brandPath,
  brands,
  categoryIds,
  categoryPath,
  narrowed,
  newest,
  pagePaths,
  sections,
  shapeCodes,
  shopPaths,
} from '../content.paths';
import type { SectionName, ShapeName } from '../content.words';

/** Brands named in the menu; the rest are behind "All brands". */
const menuBrands = new Set([
  'castellan',
  'corso-21',
  'halden',
  'kestrel-works',
  'marlowe-pike',
  'norvane',
  'ondine-fils',
]);

/** Product types a section's one picture is taken from. */
const featured: Partial<Record<SectionName, string>> = {
  eyeglasses: 'optical',
  sunglasses: 'sun',
  'audio-glasses': 'electronics',
};

/** Outlines a section's shapes are drawn and found by: the ones its frames come in most. */
const shapesOf: Partial<Record<SectionName, readonly ShapeName[]>> = {
  eyeglasses: ['round', 'panto', 'square', 'rectangle', 'cat-eye', 'oval'],
  sunglasses: ['round', 'panto', 'square', 'rectangle', 'cat-eye', 'aviator'],
};

type Entry = Pick<MegaMenuItem, 'label' | 'href'> & Partial<MegaMenuItem>;

function entries(id: string, list: readonly Entry[]): MegaMenuItem[] {
  return list.map((entry, index) => ({ id: `${id}-${index + 1}`, categoryId: '', image: '', children: [], ...entry }));
}

function column(section: SectionName, kind: string, label: string, list: readonly Entry[]): MegaMenuItem {
  const id = `menu-${section}-${kind}`;
  return { id, label, href: '', categoryId: '', image: '', children: entries(id, list) };
}

function shopColumn(section: SectionName, { words: { chrome } }: PageContext): MegaMenuItem {
  const { menu } = chrome;
  const list: Entry[] = [
    { label: menu.all[section], href: categoryPath(section), categoryId: categoryIds[section] },
    { label: menu.new, href: newest(section) },
    { label: menu.bestSellers, href: bestSelling(section) },
  ];
  const worn = section === 'eyeglasses' || section === 'sunglasses';
  if (worn) {
    list.push(
      { label: menu.women, href: narrowed(section, 'GENDER', 'women') },
      { label: menu.men, href: narrowed(section, 'GENDER', 'men') },
      { label: menu.kids, href: narrowed(section, 'GENDER', 'kids') },
    );
  }
  if (section === 'sunglasses') {
    list.push(
      { label: menu.polarized, href: narrowed(section, 'LENS_TREATMENT_FACET', 'Polarized') },
      { label: menu.prescriptionReady, href: narrowed(section, 'ROXABLE', 'True') },
    );
  }
  if (section === 'contact-lenses' || section === 'accessories') {
    list.push({
      label: chrome.sections['lens-care'],
      href: categoryPath('lens-care'),
      categoryId: categoryIds['lens-care'],
    });
  }
  return column(section, 'shop', menu.shop[section], list);
}

function narrowingColumns(section: SectionName, { words: { chrome } }: PageContext): MegaMenuItem[] {
  const { menu } = chrome;
  const shapes = shapesOf[section];
  if (shapes) {
    const named = brands.filter(({ slug }) => menuBrands.has(slug));
    return [
      column(
        section,
        'shape',
        menu.byShape,
        shapes.map((shape) => ({
          label: menu.shapes[shape],
          href: narrowed(section, 'FRAME_SHAPE', shapeCodes[shape]),
          image: `shape:${shape}`,
        })),
      ),
      column(section, 'brand', menu.byBrand, [
        ...named.map(({ slug, name }) => ({ label: name, href: brandPath(slug) })),
        { label: menu.allBrands, href: pagePaths.brands },
      ]),
    ];
  }
  if (section !== 'contact-lenses') return [];
  return [
    column(section, 'wear', menu.byWear, [
      { label: menu.daily, href: narrowed(section, 'REPLACEMENT', 'daily') },
      { label: menu.twoWeekly, href: narrowed(section, 'REPLACEMENT', 'biweekly') },
      { label: menu.monthly, href: narrowed(section, 'REPLACEMENT', 'monthly') },
      { label: menu.toric, href: narrowed(section, 'LENS_DESIGN', 'Toric') },
      { label: menu.multifocal, href: narrowed(section, 'LENS_DESIGN', 'Multifocal') },
    ]),
  ];
}

function guidesColumn(section: SectionName, { words: { chrome } }: PageContext): MegaMenuItem[] {
  const { menu } = chrome;
  const prescription = { label: menu.prescriptionGuide, href: pagePaths['prescription-guide'] };
  const guides: Partial<Record<SectionName, Entry[]>> = {
    'contact-lenses': [prescription, { label: chrome.footer.faq, href: pagePaths.faq }],
    'audio-glasses': [{ label: menu.sizeGuide, href: pagePaths['size-guide'] }, prescription],
    hearing: [
      { label: menu.hearingCheck, href: pagePaths['hearing-test'] },
      { label: menu.hearingStores, href: shopPaths.hearingStores },
    ],
    accessories: [{ label: chrome.footer.delivery, href: pagePaths['delivery-and-returns'] }],
  };
  const list = guides[section];
  return list ? [column(section, 'guides', menu.guides, list)] : [];
}

function sectionComponent(section: SectionName, context: PageContext): ComponentDraft {
  const { chrome } = context.words;
  const { services, see } = chrome.menu;
  const id = `menu-${section}`;
  const feature = featured[section];
  const children = [
    shopColumn(section, context),
    ...narrowingColumns(section, context),
    ...guidesColumn(section, context),
    ...(feature ? [column(section, 'feature', see, [])] : []),
    column(section, 'services', '', [
      { label: services.insurance, href: pagePaths.insurance },
      { label: services.prescription, href: pagePaths['prescription-guide'] },
      { label: services.size, href: pagePaths['size-guide'] },
      { label: services.eyeTest, href: shopPaths.booking },
    ]),
  ];
  return {
    id,
    type: 'MenuItem',
    fields: {
      id,
      label: chrome.sections[section],
      href: categoryPath(section),
      categoryId: categoryIds[section],
      image: '',
      children,
    },
    ...(feature ? { products: { productTypes: [feature], order: 'bestSelling', limit: 1 } } : {}),
  };
}

/** The mega menu: a component a section, drawn as one tree. */
export function menuPage(context: PageContext): PageDraft {
  return {
    id: 'mega-menu',
    type: 'MegaMenu',
    path: '',
    seo: seoOf('Sightline', '', '/'),
    placements: { 'mega-menu': sections.map((section) => sectionComponent(section, context)) },
  };
}
