export { needsContract } from './contractChoice';
export type { ContractFacts } from './contractChoice';
export { classifyFailure, isSignedOut, sessionReaction } from './failureTable';
export type { SessionReaction } from './failureTable';
export { segmentsNamedBy, segmentsOf } from './segments';
export type { CustomerSegment } from './segments';
export { readSignInProviders } from './signInProviders';
export type { SignInProvider } from './signInProviders';
