import type { ContentFigure } from '@sightline/shared-lib/domain/content';
import { hasWithdrawalForm } from '@sightline/shared-lib/domain/return';

import { seoOf } from '../content.draft';
import type { ComponentDraft, PageContext, PageDraft } from '../content.draft';
import { bodyHtml, lineHtml, plainLine } from '../content.markup';
import { categoryPath, narrowed, pagePaths, shopPaths } from '../content.paths';
import type { PageId } from '../content.paths';
import type { InsuranceWords, PageWords } from '../content.words';

import { hasImprint } from '../../storeConfig';
import { cookieTable } from './cookieTable';
import { hearingTeaser, newFrames, sizeTeaser, storesTeaser, wornProduct } from './home.page';

/** Where the button of a page with one leads. */
const ways: Partial<Record<string, string>> = {
  'hearing-test': pagePaths['hearing-test'],
  'book-eye-test': shopPaths.booking,
};

function head(id: string, { title, intro, cta }: Pick<PageWords, 'title' | 'intro' | 'cta'>): ComponentDraft {
  const href = ways[id];
  const type = id === 'hearing-test' ? 'HearingTestEntry' : 'Teaser';
  return {
    id: `${id}.head`,
    type,
    fields: { title, text: intro, ...(cta && href ? { cta: { label: cta, href } } : {}) },
  };
}

function bodySections(id: string, sections: PageWords['sections']): ComponentDraft[] {
  return sections.flatMap(({ heading, body, table }, index): ComponentDraft[] => [
    { id: `${id}.${index + 1}`, type: 'RichText', fields: { title: heading, html: bodyHtml(body) } },
    ...(table ? [{ id: `${id}.${table}`, type: 'RichText' as const, fields: { figure: table } }] : []),
  ]);
}

function page(
  id: PageId,
  type: string,
  { title, intro }: PageWords,
  context: PageContext,
  main: ComponentDraft[],
): PageDraft {
  return {
    id,
    type,
    path: pagePaths[id],
    seo: seoOf(title, plainLine(intro), pagePaths[id]),
    breadcrumb: [
      { label: context.words.chrome.home, href: '/' },
      { label: title, href: pagePaths[id] },
    ],
    placements: { main },
  };
}

function faqPage(context: PageContext): PageDraft {
  const { faq } = context.words;
  const words = { ...faq, sections: [] };
  const groups = faq.groups.map(({ title, items }, index): ComponentDraft => ({
    id: `faq.${index + 1}`,
    type: 'Accordion',
    fields: {
      title,
      items: items.map(({ q, a }) => ({ title: q, text: plainLine(a), html: `<p>${lineHtml(a)}</p>` })),
    },
  }));
  return page('faq', 'FaqPage', words, context, [head('faq', words), ...groups]);
}

/** Paying less at once comes before claiming back, where an insurer settles with the shop; elsewhere nobody says it. */
function insuranceWords({ direct, ...words }: InsuranceWords, { hasInsurer }: PageContext): PageWords {
  if (!hasInsurer) return words;
  const { intro, heading, text, known } = direct;
  const [questions, ...others] = words.sections.toReversed();
  const asked = questions ? [{ ...questions, body: [known, ...questions.body] }] : [];
  return { ...words, intro, sections: [{ heading, body: [text] }, ...others.toReversed(), ...asked] };
}

/** Drawings beside the words of guides. */
const figures: Partial<Record<string, ContentFigure>> = {
  'prescription-guide': 'prescription',
  'size-guide': 'measures',
  'hearing-test': 'audiogram',
};

function figureOf(id: string): ComponentDraft[] {
  const figure = figures[id];
  return figure ? [{ id: `${id}.figure`, type: 'RichText', fields: { figure } }] : [];
}

/** The devices that a hearing test leads to. */
function hearingDevices({ words: { chrome } }: PageContext, id: string): ComponentDraft {
  return {
    id,
    type: 'ProductCarousel',
    fields: {
      title: chrome.sections.hearing,
      cta: { label: chrome.menu.all.hearing, href: categoryPath('hearing') },
    },
    products: {
      productTypes: ['electronics'],
      having: { attribute: 'GOODS_KIND', code: 'hearing-device' },
      order: 'bestSelling',
      limit: 4,
    },
  };
}

/** What a page shows beside its words: the frames at two widths, stores, hearing, new frames; nothing on legal pages. */
function shownOn(id: string, context: PageContext): ComponentDraft[] {
  switch (id) {
    case 'size-guide':
      return [sizeTeaser(context, 'size-guide.size', { toFrames: true })];
    case 'about':
      return [
        sizeTeaser(context, 'about.size', { worn: wornProduct }),
        hearingTeaser(context, 'about.hearing'),
        storesTeaser(context, 'about.stores'),
      ];
    case 'hearing-test':
      return [hearingDevices(context, 'hearing-test.devices')];
    case 'book-eye-test':
      return [storesTeaser(context, 'book-eye-test.stores')];
    case 'prescription-guide':
    case 'insurance':
    case 'delivery-and-returns':
      return [newFrames(context, `${id}.rail`)];
    default:
      return [];
  }
}

/** A campaign that opens in spring: shows how a page waits for its date. */
function campaignPage(context: PageContext): PageDraft {
  const { campaign } = context.words.states;
  const words = { ...campaign, sections: [] };
  const main: ComponentDraft[] = [
    {
      id: 'spring-light.head',
      type: 'HeroBanner',
      fields: {
        title: campaign.title,
        text: campaign.intro,
        cta: { label: campaign.cta, href: narrowed('sunglasses', 'LENS_TREATMENT_FACET', 'Photochromic') },
      },
      products: { productTypes: ['sun'], order: 'bestSelling', limit: 1 },
    },
  ];
  return {
    ...page('spring-light', 'LandingPage', words, context, main),
    validFrom: '2027-03-01T00:00:00.000Z',
    validTo: '2027-06-01T00:00:00.000Z',
  };
}

/** Pages that stand only in countries whose law asks for them. */
const isAskedFor: Readonly<Record<string, (country: string) => boolean>> = {
  withdrawal: hasWithdrawalForm,
  imprint: hasImprint,
};

/** Pages of headings and paragraphs, questions and answers, cookies, and the campaign to come. */
export function staticPages(context: PageContext): PageDraft[] {
  const { pages } = context.words;
  const all: Record<string, PageWords> = { ...pages, insurance: insuranceWords(pages.insurance, context) };
  const offered = Object.entries(all).filter(([id]) => isAskedFor[id]?.(context.locale.country) ?? true);
  const plain = offered.map(([id, words]) =>
    page(id as PageId, 'StaticPage', words, context, [
      head(id, words),
      ...figureOf(id),
      ...bodySections(id, words.sections),
      ...shownOn(id, context),
    ]),
  );
  const { cookies } = context.words;
  const cookiePolicy = page('cookie-policy', 'StaticPage', cookies, context, [
    head('cookie-policy', cookies),
    ...bodySections('cookie-policy', cookies.sections),
    cookieTable(context),
  ]);
  return [faqPage(context), cookiePolicy, ...plain, campaignPage(context)];
}
