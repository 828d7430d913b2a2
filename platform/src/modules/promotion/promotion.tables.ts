import type { CustomerSegment } from '@sightline/shared-lib/domain/session';
import type { ColumnType } from 'kysely';

import type { PromotionKind } from './promotion.domain';

type Moment = ColumnType<Date | null, Date | null, Date | null>;

/** Tables owned by the promotion module. */
export type PromotionTables = {
  promotions: {
    promotion_id: string;
    /** Upper case; codes are compared without regard to case. */
    code: string;
    kind: PromotionKind;
    value: number;
    minimum_minor: number;
    starts_at: Moment;
    ends_at: Moment;
    uses_per_shopper: number | null;
    uses_in_all: number | null;
    segment: CustomerSegment | null;
    product_types: ColumnType<string[], string, string>;
    is_combinable: boolean;
    gift_part_number: string;
    description: string;
  };
  promotion_uses: { order_id: string; promotion_id: string; buyer_id: string };
};
