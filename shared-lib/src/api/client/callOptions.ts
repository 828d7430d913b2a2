import type { PlatformCall } from '../../contracts';

/** What every operation lets its caller decide about the request. */
export type CallOptions = Pick<PlatformCall, 'signal' | 'headers' | 'skipErrorMessage' | 'onUploadProgress'>;
