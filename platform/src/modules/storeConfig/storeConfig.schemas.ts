import { Type } from 'typebox';

import { profileName } from '../../kernel';

export const storeInfoParams = Type.Object({
  prefix: Type.String({ maxLength: 40 }),
  locale: Type.String({ pattern: '^[a-zA-Z]{2}[-_][a-zA-Z]{2,3}$' }),
});

export const storeParams = Type.Object({ storeId: Type.String({ pattern: '^[0-9]{1,9}$' }) });

export const countryQuery = Type.Object({
  profileName,
  countryCode: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
  langId: Type.Optional(Type.String({ pattern: '^-?[0-9]{1,4}$' })),
  responseFormat: Type.Optional(Type.String({ maxLength: 40 })),
});

export const brandQuery = Type.Object({ brandIdentifier: Type.String({ minLength: 1, maxLength: 60 }) });

export const lookupQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 60 })),
  storeIdentifier: Type.Optional(Type.String({ maxLength: 60 })),
});
