import type english from './en.json';
import type kit from '@sightline/shared-lib/ui/i18n/en.json';

/** Every key of this package, as English has them: `t` takes no other. */
type Words = typeof english & typeof kit;

declare module '@sightline/shared-lib/contracts' {
  interface PackageStrings extends Words {}
}
