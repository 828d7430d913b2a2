export { cancelReturn } from './cancelReturn';
export { createReturn } from './createReturn';
export type { CreateReturnInput, CreatedReturn } from './createReturn';
export { downloadReturnLabel } from './downloadReturnLabel';
export { listReturnReasons } from './listReturnReasons';
export type { ReturnReason } from './listReturnReasons';
export { readReturnItem } from './readReturnItem';
export type { ReturnItem } from './readReturnItem';
export { readReturnSecurityCheck } from './readReturnSecurityCheck';
