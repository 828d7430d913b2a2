import { platformConfigurations, type BuildMode } from '@sightline/tools/webpack';

export default (mode: BuildMode) => platformConfigurations(mode);
