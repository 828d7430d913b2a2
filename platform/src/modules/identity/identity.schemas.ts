import { Type } from 'typebox';

/** Path of every call of a store. */
export const storeParams = Type.Object({ storeId: Type.String({ pattern: '^\\d{1,10}$' }) });

/** Mount of the transaction service; every path of section 1 written `store/{storeId}/...` hangs below it. */
export const storePath = '/wcs/resources/store/:storeId';

export const guestBody = Type.Object({
  privacyNoticeVersion: Type.Optional(Type.String({ maxLength: 40 })),
  marketingTrackingConsent: Type.Optional(Type.String({ maxLength: 10 })),
});

/** Longest text taken where a password is expected; the policy's own limit is lower. */
export const passwordText = Type.String({ maxLength: 1000 });

/** Longest token of a provider that is looked at. */
const PROOF_LENGTH = 4000;

/** The provider's token, where it comes as a header (section 11.3). */
export const providerHeaders = Type.Object({
  authorization: Type.Optional(Type.String({ maxLength: PROOF_LENGTH + 'Bearer '.length })),
});

export const logonBody = Type.Object({
  logonId: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  logonPassword: Type.Optional(passwordText),
  logonPasswordNew: Type.Optional(passwordText),
  logonPasswordVerify: Type.Optional(passwordText),
  provider: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })),
  accessToken: Type.Optional(Type.String({ minLength: 1, maxLength: PROOF_LENGTH })),
  socialId: Type.Optional(Type.String({ maxLength: 200 })),
});

export const identityQuery = Type.Object({
  rememberMe: Type.Optional(Type.String({ maxLength: 5 })),
  updateCookies: Type.Optional(Type.String({ maxLength: 5 })),
  langId: Type.Optional(Type.String({ maxLength: 10 })),
});

export const sessionAnswer = Type.Object({
  userId: Type.String(),
  WCToken: Type.String(),
  WCTrustedToken: Type.String(),
  personalizationID: Type.String(),
  resourceName: Type.String(),
});
