import { Type } from 'typebox';

/**
 * `profileName` of the transaction service's reads: the product names each profile after what it holds, such as
 * `IBM_countryStateList_Summary`. Any other name is an unknown profile and answers 400 (contract 2).
 */
export const profileName = Type.Optional(
  Type.String({ pattern: '^IBM_([A-Za-z]{1,40}_){0,6}(Summary|Details|All)$', maxLength: 120 }),
);
