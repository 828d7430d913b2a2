import { Type } from 'typebox';

const text = (maxLength = 128) => Type.Optional(Type.String({ maxLength }));

export const attributeList = Type.Array(
  Type.Object({ key: Type.String({ minLength: 1, maxLength: 64 }), value: Type.String({ maxLength: 254 }) }),
  { maxItems: 20 },
);

export const emailText = Type.String({ format: 'shop-email-or-none', maxLength: 254 });
export const phoneText = Type.String({ format: 'shop-phone-or-none', maxLength: 32 });

/** The fields of an address that may be written (sections 12.2 and 12.5). */
export const addressFields = {
  addressType: Type.Optional(
    Type.Union([Type.Literal('Shipping'), Type.Literal('Billing'), Type.Literal('ShippingAndBilling')]),
  ),
  primary: Type.Optional(Type.String({ pattern: '^(true|false)$' })),
  firstName: text(),
  lastName: text(),
  addressLine: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 3 })),
  city: text(),
  state: text(),
  stateOrProvinceName: text(),
  zipCode: text(40),
  postalCode: text(40),
  country: Type.Optional(Type.String({ pattern: '^([A-Za-z]{2})?$' })),
  phone1: Type.Optional(phoneText),
  email1: Type.Optional(emailText),
  attributes: Type.Optional(attributeList),
  fiscalCode: text(64),
};

export const contactBody = Type.Object({ nickName: Type.Optional(Type.String({ maxLength: 64 })), ...addressFields });

const storeId = Type.String({ pattern: '^\\d{1,10}$' });
export const nickNameParams = Type.Object({ storeId, nickName: Type.String({ minLength: 1, maxLength: 64 }) });
export const addressParams = Type.Object({ storeId, addressId: Type.String({ pattern: '^\\d{1,20}$' }) });

export const contactQuery = Type.Object({
  addressType: Type.Optional(
    Type.Union([Type.Literal('Shipping'), Type.Literal('Billing'), Type.Literal('ShippingAndBilling')]),
  ),
});

export const contactEntry = Type.Object({
  addressId: Type.String(),
  nickName: Type.String(),
  addressType: Type.String(),
  primary: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  addressLine: Type.Array(Type.String()),
  city: Type.String(),
  state: Type.String(),
  zipCode: Type.String(),
  country: Type.String(),
  phone1: Type.String(),
  email1: Type.String(),
  attributes: Type.Optional(attributeList),
});

export const addressAnswer = Type.Object({
  userId: Type.String(),
  addressId: Type.String(),
  resourceName: Type.String(),
});
