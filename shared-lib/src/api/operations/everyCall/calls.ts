import type { PlatformClient } from '../../../contracts';
import type * as api from '../..';

/** Operation, how it is called, the call it makes, and the least the platform may answer. */
export type OperationCase = readonly [
  name: keyof typeof api,
  run: (client: PlatformClient) => Promise<unknown>,
  route: string,
  answer: object,
];
