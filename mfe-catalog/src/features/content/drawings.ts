import { latePart, type LatePart } from '@sightline/shared-lib/runtime';

import { translatedPart } from '../../loading/translatedPart';
import type { ContentPart, PartProps } from './contentPart';

/** What components of the content service are drawn with, each with code of its own (CMS-03). */
export const DRAWINGS = {
  carousel: translatedPart(() => import('./parts/Carousel').then((file) => file.Carousel)),
  // Words, a picture and a link: plain HTML does all that it can.
  collection: latePart(() => import('./parts/CollectionTeaser').then((file) => file.CollectionTeaser), {
    trigger: 'touched',
  }),
  cookieTable: translatedPart(() => import('./parts/CookieTable').then((file) => file.CookieTable)),
  figure: translatedPart(() => import('./parts/Figure').then((file) => file.Figure)),
  film: translatedPart(() => import('./parts/Film').then((file) => file.Film)),
  frameHero: latePart(() => import('./parts/FrameHero').then((file) => file.FrameHero)),
  hearing: translatedPart(() => import('./parts/HearingTeaser').then((file) => file.HearingTeaser)),
  links: translatedPart(() => import('./parts/LinkList').then((file) => file.LinkList)),
  prose: translatedPart(() => import('./parts/Prose').then((file) => file.Prose)),
  questions: translatedPart(() => import('./parts/Questions').then((file) => file.Questions)),
  sizes: translatedPart(() => import('./parts/SizeTeaser').then((file) => file.SizeTeaser)),
  stores: translatedPart(() => import('./parts/StoresTeaser').then((file) => file.StoresTeaser)),
  text: latePart(() => import('./parts/TextHero').then((file) => file.TextHero)),
  words: latePart(() => import('./parts/WordIndex').then((file) => file.WordIndex)),
} satisfies Readonly<Record<string, LatePart<PartProps>>>;

type DrawingName = keyof typeof DRAWINGS;

/** What draws a component; nothing for a type the shop does not know. */
export function drawingOf({ part, isLead }: PartProps): DrawingName | null {
  switch (part.type) {
    case 'HeroBanner':
      return part.tiles?.length && isLead ? 'frameHero' : 'text';
    case 'Teaser':
      return part.sizes ? 'sizes' : part.tiles && !isLead ? 'collection' : 'text';
    case 'HearingTestEntry':
      return isLead ? 'text' : 'hearing';
    case 'InsuranceTeaser':
    case 'NewsletterForm':
      return 'text';
    case 'TeaserGrid':
      return 'words';
    case 'CollectionGrid':
    case 'ProductCarousel':
      return 'carousel';
    case 'RichText':
      return part.figure ? 'figure' : 'prose';
    case 'Accordion':
      return 'questions';
    case 'CookieTable':
      return 'cookieTable';
    case 'Video':
      return 'film';
    case 'StoreFinderTeaser':
      return 'stores';
    case 'Menu':
    case 'MenuItem':
    case 'Link':
    case 'FooterColumn':
    case 'LegalStrip':
      return 'links';
    case 'unknown':
      return null;
  }
}

/** Code of everything that components may be drawn with, whichever of them leads the page; for its `load`. */
export async function preloadDrawings(parts: readonly ContentPart[]): Promise<void> {
  const names = parts.flatMap((part) => [drawingOf({ part, isLead: true }), drawingOf({ part, isLead: false })]);
  await Promise.all([
    ...names.map((name) => name && DRAWINGS[name].preload()),
    names.includes('carousel') && import('./parts/Carousel').then((file) => file.preloadTiles()),
    ...parts.map((part) => preloadDrawings(part.parts ?? [])),
  ]);
}
