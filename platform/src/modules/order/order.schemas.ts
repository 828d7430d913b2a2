import { ORDER_GROUPS } from '@sightline/shared-lib/domain/order';
import { RETURN_PERIODS } from '@sightline/shared-lib/domain/return';
import { Type } from 'typebox';
import { profileName } from '../../kernel';

/** Ids in paths: digits only, or the product's short spellings. */
export const StoreParams = Type.Object({ storeId: Type.String({ pattern: '^[0-9]{1,12}$' }) });
/** What is no number is the id of no order: it answers 404 like any other unknown id, never 400. */
export const OrderParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,12}$' }),
  orderId: Type.String({ maxLength: 40 }),
});

/** An order's number and an address it may be known by, as somebody types them (ORD-03). */
export const LookupBody = Type.Object({
  orderId: Type.String({ pattern: '^[0-9]{1,20}$' }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
});

const oneOf = <Word extends string>(words: readonly Word[]) => Type.Union(words.map((word) => Type.Literal(word)));

const positive = Type.String({ pattern: '^[1-9][0-9]{0,4}$' });

/** Query fields every read of an order or a list of orders understands (contract 5.7). */
export const PageQuery = Type.Object({
  pageNumber: Type.Optional(positive),
  pageSize: Type.Optional(positive),
  sortOrderItemBy: Type.Optional(Type.String({ maxLength: 40 })),
  sortOrder: Type.Optional(Type.String({ maxLength: 4 })),
  orderId: Type.Optional(Type.String({ maxLength: 20 })),
  langId: Type.Optional(Type.String({ pattern: '^-[0-9]{1,3}$' })),
  profileName,
});

export const HistoryQuery = Type.Object({
  pageNumber: Type.Optional(positive),
  pageSize: Type.Optional(positive),
  userId: Type.Optional(Type.String({ maxLength: 20 })),
  isCancelledOrders: Type.Optional(Type.String({ pattern: '^(true|false|)$' })),
  /** A day or a moment in ISO 8601, with a year that the database knows. */
  dateBefore: Type.Optional(
    Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})?)?)?$' }),
  ),
  /** Filters of our own (ORD-02, RET-03): by what has become of it, since when, and words of its goods or its number. */
  group: Type.Optional(oneOf(ORDER_GROUPS)),
  period: Type.Optional(oneOf(RETURN_PERIODS)),
  searchTerm: Type.Optional(Type.String({ maxLength: 60 })),
  langId: Type.Optional(Type.String({ pattern: '^-[0-9]{1,3}$' })),
});

/** Status letters, separated by commas; the product knows more of them than this platform uses. */
export const StatusParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,12}$' }),
  statuses: Type.String({ pattern: '^[A-Z0-9](,[A-Z0-9]){0,35}$' }),
});

export const ParentQuery = Type.Object({
  q: Type.String({ maxLength: 40 }),
  orderId: Type.Optional(Type.String({ pattern: '^[0-9]{1,20}$' })),
  pageNumber: Type.Optional(positive),
  pageSize: Type.Optional(positive),
});

/** Marks a schema that takes extended attributes: whatever call has it is guarded. */
export const ATTRIBUTES_TITLE = 'Extended attributes';

export const ExtendedAttributes = Type.Array(
  Type.Object({
    // No control characters: a name is shown and compared.
    attributeName: Type.String({ minLength: 1, maxLength: 254, pattern: '^[^\\u0000-\\u001f\\u007f]+$' }),
    attributeType: Type.Optional(Type.String({ maxLength: 20 })),
    attributeValue: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
  { maxItems: 100, title: ATTRIBUTES_TITLE },
);

export const TRACKING_NUMBER = '^[A-Za-z0-9-]{4,40}$';
/** Numbers of the parcels that something is sent in. */
export const TrackingNumbers = Type.Array(Type.String({ pattern: TRACKING_NUMBER }), {
  maxItems: 20,
  uniqueItems: true,
});
