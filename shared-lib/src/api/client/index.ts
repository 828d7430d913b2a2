export type { CallOptions } from './callOptions';
export { API_TIMEOUT_MS, DEFAULT_SURFACES } from './config';
export type { ClientSite, FailureListener, PlatformClientConfig, SessionPort } from './config';
export { createPlatformClient } from './createPlatformClient';
export { PlatformError, failureOf, hasStatus } from './platformError';
export { parseWireJson } from './wireJson';
