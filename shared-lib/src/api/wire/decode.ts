import * as v from 'valibot';

import { PlatformError } from '../client/platformError';
import { UNREADABLE_ANSWER } from './unreadable';

/** Checks and converts an answer; rejects with a PlatformError that names the first field that is wrong. */
export function decode<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  call: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = issue ? v.getDotPath(issue) : null;
  throw new PlatformError({
    status: 0,
    errorCode: UNREADABLE_ANSWER,
    errorKey: UNREADABLE_ANSWER,
    errorMessage: `${call}: ${where ?? 'answer'}: ${issue?.message ?? 'unreadable'}`,
    errorParameters: where ? [where] : [],
    category: 'other',
    url: call,
  });
}
