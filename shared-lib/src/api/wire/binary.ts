import { PlatformError } from '../client/platformError';
import { UNREADABLE_ANSWER } from './unreadable';

/** A binary answer; anything else, or an empty one, is a failure. */
export function asBlob(answer: unknown, call: string): Blob {
  if (typeof Blob !== 'undefined' && answer instanceof Blob && answer.size > 0) return answer;
  throw new PlatformError({
    status: 0,
    errorCode: UNREADABLE_ANSWER,
    errorKey: UNREADABLE_ANSWER,
    errorMessage: `${call}: no file in the answer`,
    errorParameters: [],
    category: 'other',
    url: call,
  });
}
