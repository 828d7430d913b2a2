import type { RemoteModule } from '@sightline/shared-lib/contracts';

import { manifest } from '../remote';

import { loadMessages } from './loadMessages';

/** The remote, for browser and server alike; everything is loaded when it is first needed. */
export const remote: RemoteModule = {
  manifest,
  pages: {},
  fragments: {},
  commands: {},
  messages: loadMessages,
};
