import { Type } from 'typebox';

import { profileName } from '../../kernel';
import { passwordText } from '../identity';

export const contractQuery = Type.Object({
  q: Type.Union([Type.Literal('eligible'), Type.Literal('byPaymentTermConditionId')]),
  paymentTCId: Type.Optional(Type.String({ pattern: '^-?\\d{1,20}$' })),
});

export const contractIdText = Type.String({ pattern: '^-?\\d{1,20}$' });
export const contractParams = Type.Object({
  storeId: Type.String({ pattern: '^\\d{1,10}$' }),
  contractId: contractIdText,
});
export const profileQuery = Type.Object({ profileName });

/** The contract comes in the body or in the query; one of the two is needed. */
export const switchContract = Type.Object({ contractId: Type.Optional(contractIdText) });

export const contractMap = Type.Object({
  contracts: Type.Record(Type.String(), Type.String()),
  resourceName: Type.String(),
});

export const contextQuery = Type.Object({
  langId: Type.Optional(Type.String({ pattern: '^-\\d{1,3}$' })),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
});

const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Values arrive as text or as lists of one text; the validator unpacks the latter. */
export const buyerBody = Type.Object({
  org_orgEntityName: Type.String({ minLength: 1, maxLength: 128, pattern: '\\S' }),
  org_address1: optionalText(128),
  org_city: optionalText(128),
  org_state: optionalText(128),
  org_zipCode: optionalText(40),
  org_country: optionalText(2),
  usr_logonId: Type.String({ format: 'email', maxLength: 254 }),
  usr_logonPassword: passwordText,
  usr_logonPasswordVerify: passwordText,
  usr_firstName: optionalText(128),
  usr_lastName: optionalText(128),
  usr_email1: optionalText(254),
  usr_phone1: optionalText(32),
});

export const buyerAnswer = Type.Object({
  orgEntityId: Type.String(),
  userId: Type.String(),
  viewTaskName: Type.String(),
});

export const organizationParams = Type.Object({
  storeId: Type.String({ pattern: '^\\d{1,10}$' }),
  organizationId: Type.String({ pattern: '^-?\\d{1,20}$' }),
});

export const membersAnswer = Type.Object({
  members: Type.Array(Type.Object({ logonId: Type.String(), role: Type.String() })),
  resourceName: Type.String(),
});
