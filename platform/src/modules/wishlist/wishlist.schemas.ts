import { Type } from 'typebox';

const id = Type.String({ pattern: '^[0-9]{1,20}$' });
const storeId = Type.String({ pattern: '^[0-9]{1,12}$' });
const partNumber = Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' });
const page = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' }));
const flag = Type.Optional(Type.String({ pattern: '^(true|false)$' }));
const text = Type.Optional(Type.String({ maxLength: 254 }));

export const StoreParams = Type.Object({ storeId });
export const ListParams = Type.Object({ storeId, externalId: id });
export const ItemParams = Type.Object({ storeId, externalId: id, itemId: id });
export const OwnItemParams = Type.Object({ storeId, partNumber });
export const KeyParams = Type.Object({ storeId, key: Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }) });
/** As many as a list has room for. */
export const KeepBody = Type.Object({ partNumber: Type.Array(partNumber, { minItems: 1, maxItems: 200 }) });
export const PageQuery = Type.Object({ pageNumber: page, pageSize: page });

const items = Type.Optional(
  Type.Array(
    Type.Object({
      giftListItemID: Type.Optional(id),
      productId: Type.Optional(id),
      partNumber: Type.Optional(partNumber),
      quantityRequested: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}([.]0{1,5})?$' })),
    }),
    { maxItems: 200 },
  ),
);

/** `descriptionName` is the list's name, `description` a note beside it. */
export const ListBody = Type.Object({ descriptionName: text, description: text, item: items });
export const ChangeQuery = Type.Object({ addItem: flag, removeItem: flag });
/** With an item the call deletes that item, without one the list. */
export const DeleteQuery = Type.Object({
  itemId: Type.Optional(id),
  productId: Type.Optional(id),
  partNumber: Type.Optional(partNumber),
});
