import * as v from 'valibot';

import { COMPONENT_TYPES } from '../../domain/content/content';
import type { ContentComponent, ContentFields, ContentPage, MenuEntry } from '../../domain/content/content';
import { count, list, maybe, numberOrNull, text } from '../wire/wire';

const mediaSchema = maybe(v.object({ url: text, alt: text, width: count, height: count, widthMm: count }));

const linkSchema = v.object({ label: text, href: text });

const itemSchema = v.object({ title: text, text, html: text, media: mediaSchema, cta: maybe(linkSchema) });

const cookieRow = v.object({ name: text, purpose: text, duration: text, kind: text });

const knownFields = {
  kicker: text,
  title: text,
  text,
  html: text,
  media: mediaSchema,
  cta: maybe(linkSchema),
  items: list(itemSchema),
  links: list(linkSchema),
  categoryIds: list(text),
  columns: list(v.object({ title: text, links: list(linkSchema) })),
  sizes: list(v.object({ label: text, widthMm: count })),
  figure: text,
  position: numberOrNull,
  headings: maybe(cookieRow),
  rows: list(cookieRow),
  sources: list(v.object({ url: text, type: text })),
  captions: text,
  maxItems: count,
  label: text,
  placeholder: text,
  button: text,
  site: text,
};

const fieldsSchema = v.looseObject(knownFields);

const componentEntries = {
  id: text,
  type: text,
  placement: text,
  parentId: text,
  fields: v.optional(fieldsSchema, {}),
  products: list(v.unknown()),
};

interface ComponentRecord extends v.InferOutput<v.ObjectSchema<typeof componentEntries, undefined>> {
  components: ComponentRecord[];
}

/** One component with whatever it holds. */
export const componentSchema: v.GenericSchema<unknown, ComponentRecord> = v.object({
  ...componentEntries,
  components: v.optional(
    v.lazy(() => list(componentSchema)),
    [],
  ),
});

function productIdOf(product: unknown): string {
  if (typeof product === 'string' || typeof product === 'number') return String(product);
  if (typeof product !== 'object' || product === null) return '';
  const { productId, uniqueID, id } = product as Record<string, unknown>;
  return String(productId ?? uniqueID ?? id ?? '');
}

function toFields(record: ComponentRecord['fields']): ContentFields {
  const others = Object.entries(record).filter(([name]) => !(name in knownFields));
  const known = Object.entries(record).filter(([name]) => name in knownFields);
  return { ...(Object.fromEntries(known) as Omit<ContentFields, 'others'>), others: Object.fromEntries(others) };
}

export function toComponent(record: ComponentRecord): ContentComponent {
  const known = COMPONENT_TYPES.find((type) => type === record.type);
  return {
    id: record.id,
    placement: record.placement,
    parentId: record.parentId,
    fields: toFields(record.fields),
    productIds: record.products.map(productIdOf).filter(Boolean),
    components: record.components.map(toComponent),
    ...(known ? { type: known } : { type: 'unknown', unknownType: record.type }),
  };
}

/** A page of the content service, nested or flat (contract 6.1). */
export const pageSchema = v.object({
  id: text,
  type: text,
  externalId: text,
  locale: text,
  seo: maybe(
    v.object({
      title: text,
      description: text,
      canonical: text,
      robots: text,
      alternates: list(v.object({ locale: text, href: text })),
    }),
  ),
  breadcrumb: list(linkSchema),
  placements: maybe(v.record(v.string(), list(componentSchema))),
  components: list(componentSchema),
});

function placementsOf(record: v.InferOutput<typeof pageSchema>): Record<string, ContentComponent[]> {
  const placements = Object.fromEntries(
    Object.entries(record.placements ?? {}).map(([name, components]) => [name, components.map(toComponent)]),
  );
  for (const component of record.components.map(toComponent)) {
    (placements[component.placement || 'main'] ??= []).push(component);
  }
  return placements;
}

export function toContentPage(record: v.InferOutput<typeof pageSchema>): ContentPage {
  const { seo } = record;
  return {
    id: record.id,
    type: record.type,
    externalId: record.externalId,
    locale: record.locale,
    seo: {
      title: seo?.title ?? '',
      description: seo?.description ?? '',
      canonical: seo?.canonical ?? '',
      robots: seo?.robots ?? '',
      alternates: Object.fromEntries((seo?.alternates ?? []).map((one) => [one.locale, one.href])),
    },
    breadcrumb: record.breadcrumb,
    placements: placementsOf(record),
  };
}

interface MenuRecord extends Omit<MenuEntry, 'children'> {
  children: MenuRecord[];
}

/** One entry of the mega menu, at most three levels deep (contract 6.1). */
export const menuEntrySchema: v.GenericSchema<unknown, MenuRecord> = v.object({
  id: text,
  label: text,
  href: text,
  categoryId: text,
  image: text,
  children: v.optional(
    v.lazy(() => list(menuEntrySchema)),
    [],
  ),
});

/** The site map: groups of links (contract 6.1). */
export const sitemapSchema = v.object({ groups: list(v.object({ label: text, links: list(linkSchema) })) });
