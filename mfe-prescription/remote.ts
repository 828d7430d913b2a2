import type { RemoteManifest } from '@sightline/shared-lib/contracts';

/** What this remote provides: read at build time and written into each of its releases. */
export const manifest: RemoteManifest = {
  name: 'mfe-prescription',
  contract: 3,
  pages: ['checkout-upload-prescription'],
  fragments: [
    'prescription.upload',
    'prescription.dialog',
    'prescription.contactLenses',
    'prescription.lensValues',
    'lenses.configurator',
  ],
  commands: ['prescription.attach', 'lenses.configure'],
};
