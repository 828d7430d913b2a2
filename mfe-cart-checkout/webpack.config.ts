import { remoteConfigurations, type BuildMode } from '@sightline/tools/webpack';

export default (mode: BuildMode) => remoteConfigurations('mfe-cart-checkout', mode);
