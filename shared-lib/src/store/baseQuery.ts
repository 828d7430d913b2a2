import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { failureOf } from '../api/client/platformError';
import type { PlatformClient, PlatformFailure } from '../contracts';

/** What stores give their queries. */
export interface QueryExtra {
  readonly client: PlatformClient;
}

/** The argument of every endpoint: an operation of the API layer, closed over its input. */
export type Operation<Answer = unknown> = (client: PlatformClient) => Promise<Answer>;

/** What the query cache keeps of an error that is none of the platform's: a failure of status 500 (ERR-01). */
const unknownFailure = (error: unknown): PlatformFailure => ({
  status: 500,
  errorCode: '',
  errorKey: '',
  errorMessage: error instanceof Error ? error.message : '',
  errorParameters: [],
  category: 'other',
  url: '',
});

/** RTK Query over the shell's client: server data lives in the query cache and nowhere else. */
export const operationBaseQuery: BaseQueryFn<Operation, unknown, PlatformFailure> = async (operation, { extra }) => {
  try {
    // A write that answers nothing is still an answer; RTK takes undefined for a mistake.
    return { data: (await operation((extra as QueryExtra).client)) ?? null };
  } catch (error) {
    return { error: failureOf(error) ?? unknownFailure(error) };
  }
};
