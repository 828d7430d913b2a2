import { Type } from 'typebox';

import { passwordText } from '../identity';

import { addressFields, attributeList, contactEntry, emailText } from './contact.schemas';

const text = (maxLength = 128) => Type.Optional(Type.String({ maxLength }));
const storeId = Type.String({ pattern: '^\\d{1,10}$' });
/** Language that the caller reads; what is no such id counts as none. */
const langId = Type.Optional(Type.String({ maxLength: 10 }));
const truth = Type.Optional(Type.String({ pattern: '^(true|false)$' }));

export const deviceParams = Type.Object({ storeId, deviceId: Type.String({ pattern: '^\\d{1,20}$' }) });

export const logonIdText = Type.String({ format: 'shop-email', maxLength: 254 });
const preference = Type.Object({
  storeID: Type.String({ pattern: '^\\d{1,10}$' }),
  value: Type.String({ pattern: '^(true|false)$' }),
});

/** Personal details of registration and profile (sections 12.1 and 12.4). */
const profileFields = {
  ...addressFields,
  addressField1: text(64),
  dateOfBirth: text(10),
  gender: text(12),
  preferredLanguage: text(10),
  preferredCurrency: Type.Optional(Type.String({ pattern: '^([A-Z]{3})?$' })),
  receiveEmail: truth,
  receiveEmailPreference: Type.Optional(Type.Array(preference, { maxItems: 20 })),
  challengeQuestion: text(),
  challengeAnswer: text(),
  x_data: Type.Optional(
    Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 254 }), { maxProperties: 20 }),
  ),
};

const credentialFields = {
  logonId: Type.Optional(logonIdText),
  logonPassword: Type.Optional(passwordText),
  logonPasswordVerify: Type.Optional(passwordText),
  profileType: Type.Optional(Type.Union([Type.Literal('C'), Type.Literal('B')])),
  registerType: text(2),
  validationCode: text(20),
};

export const personBody = Type.Object({ ...profileFields, ...credentialFields });

export const personQuery = Type.Object({
  mode: Type.Optional(Type.Union([Type.Literal('self'), Type.Literal('admin')])),
  action: text(64),
  langId,
});

export const updateBody = Type.Object({
  ...profileFields,
  ...credentialFields,
  resetPassword: truth,
  xcred_logonPasswordOld: Type.Optional(passwordText),
  xcred_logonPasswordVerify: Type.Optional(passwordText),
  xcred_validationCode: text(20),
});

export const validateBody = Type.Object({
  logonId: logonIdText,
  validationCode: Type.String({ minLength: 1, maxLength: 20 }),
});
export const resendQuery = Type.Object({ email: logonIdText, langId });
export const registeredEmailQuery = Type.Object({ orderId: Type.String({ pattern: '^\\d{1,20}$' }), email: emailText });

export const memberParams = Type.Object({ storeId, userId: Type.String({ pattern: '^-?\\d{1,20}$' }) });
export const profileNameQuery = Type.Object({ profileName: text(100) });

export const registeredAnswer = Type.Object({
  userId: Type.String(),
  addressId: Type.String(),
  logonId: Type.String(),
  WCToken: Type.String(),
  WCTrustedToken: Type.String(),
  personalizationID: Type.String(),
  resourceName: Type.String(),
});

const shown = Type.Optional(Type.String());

/** The person record; a guest's has only the ids and contacts (section 12.2). */
export const personAnswer = Type.Object({
  userId: Type.String(),
  logonId: shown,
  firstName: shown,
  lastName: shown,
  email1: shown,
  phone1: shown,
  dateOfBirth: shown,
  gender: shown,
  addressId: shown,
  addressLine: Type.Optional(Type.Array(Type.String())),
  city: shown,
  state: shown,
  zipCode: shown,
  country: shown,
  nickName: shown,
  addressType: shown,
  primary: shown,
  accountStatus: shown,
  registrationStatus: shown,
  registrationApprovalStatus: shown,
  registrationDateTime: shown,
  lastUpdate: shown,
  passwordExpired: shown,
  profileType: shown,
  preferredLanguage: shown,
  preferredCurrency: shown,
  distinguishedName: shown,
  challengeQuestion: shown,
  organizationDistinguishedName: Type.String(),
  orgizationId: Type.String(),
  contact: Type.Optional(Type.Array(contactEntry)),
  attributes: Type.Optional(attributeList),
  receiveEmailPreference: Type.Optional(Type.Array(preference)),
  x_data: Type.Optional(Type.Record(Type.String(), Type.String())),
  resourceId: Type.String(),
  resourceName: Type.String(),
});
