import type forms from '@sightline/shared-lib/forms/i18n/en.json';

import type english from './en.json';
import type later from './later/en.json';

/** Every key of this package, as English has them: `t` takes no other. */
type Words = typeof english & typeof later & typeof forms;

declare module '@sightline/shared-lib/contracts' {
  interface PackageStrings extends Words {}
}
