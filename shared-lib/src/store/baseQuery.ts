import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import type { PlatformClient, PlatformFailure } from '../contracts';

/** The argument of every endpoint: an operation of the API layer, closed over its input. */
export type Operation<Answer = unknown> = (client: PlatformClient) => Promise<Answer>;

const UNKNOWN: PlatformFailure = {
  status: 500,
  errorCode: '',
  errorKey: '',
  errorMessage: '',
  errorParameters: [],
  category: 'other',
  url: '',
};

/** The failure inside an error of the API client; anything else counts as a failure of status 500 (ERR-01). */
export function failureOf(error: unknown): PlatformFailure {
  if (error instanceof Error && 'failure' in error) return error.failure as PlatformFailure;
  return { ...UNKNOWN, errorMessage: error instanceof Error ? error.message : '' };
}

/** RTK Query over the shell's client: server data lives in the query cache and nowhere else. */
export function operationBaseQuery(client: PlatformClient): BaseQueryFn<Operation, unknown, PlatformFailure> {
  return async (operation) => {
    try {
      // A write that answers nothing is still an answer; RTK takes undefined for a mistake.
      return { data: (await operation(client)) ?? null };
    } catch (error) {
      return { error: failureOf(error) };
    }
  };
}
