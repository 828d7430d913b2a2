import { sql } from 'kysely';

import type { Db } from '../../kernel';
import type { ProductQuery } from './content.draft';
import type { ContentLocale } from './content.locales';

/** What content asks of the catalogue, while it is seeded and for the site map. */
export interface ContentCatalogue {
  /** Product ids, best first; fewer when the catalogue has fewer. */
  productIds(query: ProductQuery): Promise<string[]>;
  /** Category ids of the brands by their path. */
  brandIds(): Promise<Map<string, string>>;
  /** Every product with a page: name and colour, English path without locale. */
  productLinks(locale: ContentLocale): Promise<{ label: string; href: string }[]>;
}

/** What a shelf sells best, or the wanted product where it stands there; nothing of an empty shelf. */
async function firstOf(db: Db, shelf: string, partNumber: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where displayed and buyable and path like ${`/${shelf}/%`}
    order by (part_number = ${partNumber}) desc, best_seller, id
    limit 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads the catalogue's tables. */
export function catalogueOf(db: Db): ContentCatalogue {
  return {
    // One colour a model, so that a rail shows different frames.
    async productIds({ productTypes, shelves, having, partNumber, order, limit }) {
      if (shelves) {
        const firsts = await Promise.all(shelves.map((shelf) => firstOf(db, shelf, partNumber ?? '')));
        return firsts.flat();
      }
      const narrowed = having
        ? sql`and attributes -> ${having.attribute}::text @> to_jsonb(${having.code}::text)`
        : sql``;
      const rank = order === 'newest' ? sql`-arrival_day` : sql`best_seller`;
      const { rows } = await sql<{ id: string }>`
        select id from (
          select distinct on (group_key) id, part_number, group_key, arrival_day, best_seller
          from products
          where displayed and buyable and product_type in (${sql.join(productTypes)}) ${narrowed}
          order by group_key, (part_number = ${partNumber ?? ''}) desc, ${rank}, id
        ) models
        order by (part_number = ${partNumber ?? ''}) desc, ${rank}, id
        limit ${limit}
      `.execute(db);
      return rows.map((row) => row.id);
    },

    async brandIds() {
      const { rows } = await sql<{ id: string; path: string }>`
        select id, path from categories where path like '/brands/%'
      `.execute(db);
      return new Map(rows.map((row) => [row.path, row.id]));
    },

    async productLinks({ tag, language }) {
      const { rows } = await sql<{ path: string; name: string; colour: string | null }>`
        select p.path,
          coalesce(p.names ->> ${tag}::text, p.names ->> ${language}::text, p.names ->> 'en') as name,
          coalesce(c.names ->> ${tag}::text, c.names ->> ${language}::text, c.names ->> 'en') as colour
        from products p
        left join attribute_values c on c.attribute = 'FRONT_COLOR' and c.code = p.attributes ->> 'FRONT_COLOR'
        where p.displayed and p.path <> ''
        order by p.path
      `.execute(db);
      return rows.map(({ path, name, colour }) => ({ label: colour ? `${name}, ${colour}` : name, href: path }));
    },
  };
}
