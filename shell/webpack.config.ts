import { shellConfigurations, type BuildMode } from '@sightline/tools/webpack';

export default (mode: BuildMode) => shellConfigurations(mode);
