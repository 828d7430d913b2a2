import type {
  ComponentType,
  ContentComponent,
  ContentItem,
  ContentLink,
  ContentMedia,
  CookieRow,
  ContentFields,
} from '@sightline/shared-lib/domain/content';

import { PAGE_SIZES } from '@sightline/shared-lib/domain/listing';

import type { PictureFacts } from '../../catalogue/pictures/pictureSource';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';

/** A component of a content page with what it needs to be drawn, without its empty fields. */
export interface ContentPart {
  readonly id: string;
  readonly type: ComponentType | 'unknown';
  /** Name of a type the shop cannot draw; it is reported (CMS-03). */
  readonly unknownType?: string;
  readonly title?: string;
  readonly kicker?: string;
  readonly text?: string;
  readonly html?: string;
  readonly media?: ContentMedia;
  readonly cta?: ContentLink;
  readonly items?: readonly ContentItem[];
  readonly links?: readonly ContentLink[];
  /** Numbers of products beside items, formatted; empty where there is none. */
  readonly counts?: readonly string[];
  readonly tiles?: readonly TileFacts[];
  /** A picture beside each item of an index, of something that is behind it. */
  readonly glimpses?: readonly (PictureFacts | null)[];
  readonly sizes?: ContentFields['sizes'];
  readonly position?: number;
  readonly figure?: string;
  readonly headings?: CookieRow;
  readonly rows?: readonly CookieRow[];
  readonly sources?: ContentFields['sources'];
  readonly captions?: string;
  readonly parts?: readonly ContentPart[];
}

/** What every drawing of a component is given. */
export interface PartProps {
  readonly part: ContentPart;
  /** The first part of a page carries its heading. */
  readonly isLead: boolean;
}

/** What was asked for a page's components beside themselves. */
export interface PartAnswers {
  readonly tileOf: (productId: string) => TileFacts | undefined;
  readonly countOf: (href: string, title: string) => string;
  /** False for addresses into what the store has switched off (SITE-06). */
  readonly leadsOn: (href: string) => boolean;
}

const isFilled = (value: unknown) =>
  value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

type Filled<Fields> = { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> };

function filled<Fields extends object>(fields: Fields): Filled<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value))) as Filled<Fields>;
}

/** What is said below every tile of a rail tells none from another: its title says it. */
function withoutShared(tiles: readonly TileFacts[]): readonly TileFacts[] {
  if (tiles.length < 2) return tiles;
  const isShared = (badge: TileFacts['secondary'][number]) => tiles.every(({ secondary }) => secondary.includes(badge));
  return tiles.map((tile) => ({ ...tile, secondary: tile.secondary.filter((badge) => !isShared(badge)) }));
}

/** Products of a component that are sold, a collection's at most a page of them (PLP-05). */
function tilesOf({ type, productIds }: ContentComponent, { tileOf }: PartAnswers): readonly TileFacts[] {
  const tiles = productIds.flatMap((productId) => tileOf(productId) ?? []);
  if (type === 'ProductCarousel') return withoutShared(tiles);
  return type === 'CollectionGrid' ? tiles.slice(0, PAGE_SIZES.collection) : tiles;
}

/** Pictures of an index, each of a product from behind its item; none where no product is named. */
function glimpsesOf(items: readonly ContentItem[], tiles: readonly TileFacts[]): readonly (PictureFacts | null)[] {
  if (tiles.length === 0) return [];
  return items.map(({ cta }) => {
    const behind = tiles.find(({ colours: [first] }) => cta && first?.path.startsWith(`${cta.href}/`));
    return behind?.colours[0]?.picture ?? null;
  });
}

/** A component as page data. */
export function contentPart(component: ContentComponent, answers: PartAnswers): ContentPart {
  const { id, fields } = component;
  const { kicker, title, text, html, media, sizes, figure, position, headings, rows, sources, captions } = fields;
  const cta = fields.cta && answers.leadsOn(fields.cta.href) ? fields.cta : null;
  const items = fields.items.filter((item) => !item.cta || answers.leadsOn(item.cta.href));
  const links = fields.links.filter(({ href }) => answers.leadsOn(href));
  const tiles = tilesOf(component, answers);
  const isIndex = component.type === 'TeaserGrid';
  const hasCounts = fields.categoryIds.length > 0;
  return {
    id,
    type: component.type,
    ...(component.type === 'unknown' ? { unknownType: component.unknownType } : {}),
    ...filled({
      title,
      text,
      html,
      cta,
      items,
      links,
      kicker,
      sizes,
      figure,
      position,
      headings,
      rows,
      sources,
      captions,
      tiles: isIndex ? [] : tiles,
      glimpses: isIndex ? glimpsesOf(items, tiles) : [],
      counts: hasCounts ? items.map((item) => answers.countOf(item.cta?.href ?? '', item.title)) : [],
      parts: component.components.map((one) => contentPart(one, answers)),
    }),
    ...(media ? { media } : {}),
  };
}
