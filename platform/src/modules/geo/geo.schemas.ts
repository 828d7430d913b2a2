import { Type } from 'typebox';

/** `GET /geo/places`: what the finder's search box asks while typing. */
export const placesQuery = Type.Object({
  country: Type.String({ minLength: 2, maxLength: 2 }),
  q: Type.String({ minLength: 1, maxLength: 80 }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});

/** `GET /geo/postcode`: the towns of a postal code. */
export const postcodeQuery = Type.Object({
  country: Type.String({ minLength: 2, maxLength: 2 }),
  postalCode: Type.String({ minLength: 2, maxLength: 12 }),
});
