import type { PageModule, RemoteModule } from '@sightline/shared-lib/contracts';

import { manifest } from '../remote';

import { loadMessages } from './loadMessages';

/** The remote, for browser and server alike; everything is loaded when it is first needed. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    'store-locator': () =>
      import(/* webpackChunkName: "store-locator" */ './pages/StoreLocator/storeLocatorPage').then(
        (page) => page.storeLocatorPage as PageModule,
      ),
    'store-detail': () =>
      import(/* webpackChunkName: "store-detail" */ './pages/StoreDetail/storeDetailPage').then(
        (page) => page.storeDetailPage as PageModule,
      ),
    appointment: () =>
      import(/* webpackChunkName: "appointment" */ './pages/Appointment/appointmentPage').then(
        (page) => page.appointmentPage as PageModule,
      ),
  },
  fragments: {
    'stores.appointments': () => import('./fragments/Appointments').then((file) => file.Appointments),
    'stores.favourite': () => import('./fragments/FavouriteStore').then((file) => file.FavouriteStore),
    'stores.favourites': () => import('./fragments/FavouriteStores').then((file) => file.FavouriteStores),
    'stores.pickupChooser': () => import('./fragments/PickupChooser').then((file) => file.PickupChooser),
    'stores.chooser': () => import('./fragments/StoreChooser').then((file) => file.StoreChooser),
    'stores.teaser': () => import('./fragments/StoreTeaser').then((file) => file.StoreTeaser),
  },
  commands: {
    'stores.choose': () => import('./commands/choose').then((file) => file.choose),
  },
  messages: loadMessages,
};
