import type { PageModule, RemoteModule } from '@sightline/shared-lib/contracts';

import { manifest } from '../remote';

import { loadMessages } from './loadMessages';

/** The remote, for browser and server alike; everything is loaded when it is first needed. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    'checkout-upload-prescription': () =>
      import(
        /* webpackChunkName: "checkout-upload-prescription" */ './pages/UploadPrescription/uploadPrescriptionPage'
      ).then((page) => page.uploadPrescriptionPage as PageModule),
  },
  fragments: {
    'prescription.upload': () => import('./fragments/PrescriptionUpload').then((file) => file.PrescriptionUpload),
    'prescription.dialog': () => import('./fragments/PrescriptionDialog').then((file) => file.PrescriptionDialog),
    'prescription.contactLenses': () =>
      import('./features/contactLenses/ContactLensForm').then((file) => file.ContactLensForm),
    'prescription.lensValues': () => import('./features/contactLenses/LensValues').then((file) => file.LensValues),
    'lenses.configurator': () => import('./fragments/LensesConfigurator').then((file) => file.LensesConfigurator),
  },
  commands: {
    'prescription.attach': () => import('./commands/attach').then((file) => file.attach),
    'lenses.configure': () => import('./commands/configure').then((file) => file.configure),
  },
  messages: loadMessages,
};
