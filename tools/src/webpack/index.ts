export { remoteConfigurations } from './remote';
export { shellConfigurations } from './shell';
export { hostExample } from './host';
export { platformConfigurations } from './platform';
export { EmitFilesPlugin } from './emitFiles';
export { SERVER_EXTERNALS } from './sharing';
export type { BuildMode } from './rules';
