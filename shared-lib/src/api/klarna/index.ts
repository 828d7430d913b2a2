export { createKlarnaSession } from './createKlarnaSession';
export type { KlarnaSession } from './createKlarnaSession';
export { updateKlarnaToken } from './updateKlarnaToken';
