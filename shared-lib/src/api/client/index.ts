export type { CallOptions } from './callOptions';
export type { ClientSite, FailureListener, PlatformClientConfig, SessionPort } from './config';
export { createPlatformClient } from './createPlatformClient';
export { failureOf, hasStatus } from './platformError';
