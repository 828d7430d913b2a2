import { sql } from 'kysely';

import type { Db } from '../../kernel';
import type { ProductQuery } from './content.draft';

/** What content asks of the catalogue while it is seeded. */
export interface ContentCatalogue {
  /** Product ids, best first; fewer when the catalogue has fewer. */
  productIds(query: ProductQuery): Promise<string[]>;
}

/** A catalogue without products, for content on its own. */
export const emptyCatalogue: ContentCatalogue = { productIds: async () => [] };

/** Reads ids of products from the catalogue's table; one colour a model, so that a rail shows different frames. */
export function catalogueOf(db: Db): ContentCatalogue {
  return {
    async productIds({ productTypes, partNumber, order, limit }) {
      const rank = order === 'newest' ? sql`-arrival_day` : sql`best_seller`;
      const { rows } = await sql<{ id: string }>`
        select id from (
          select distinct on (group_key) id, part_number, group_key, arrival_day, best_seller
          from products
          where displayed and buyable and product_type in (${sql.join(productTypes)})
          order by group_key, (part_number = ${partNumber ?? ''}) desc, ${rank}, id
        ) models
        order by (part_number = ${partNumber ?? ''}) desc, ${rank}, id
        limit ${limit}
      `.execute(db);
      return rows.map((row) => row.id);
    },
  };
}
