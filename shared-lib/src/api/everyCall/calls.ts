import type { PlatformClient } from '../../contracts';

/** Operation, how it is called, the call it makes, and the least the platform may answer. */
export type OperationCase = readonly [
  name: string,
  run: (client: PlatformClient) => Promise<unknown>,
  route: string,
  answer: object,
];
