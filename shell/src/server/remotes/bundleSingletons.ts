import { ownValue } from '@sightline/shared-lib/domain/validation';
import * as runtime from '@sightline/shared-lib/runtime';
import * as store from '@sightline/shared-lib/store';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

import { developmentJsx } from '../../page/developmentJsx';

const SINGLETONS: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': developmentJsx,
  'styled-components': styledComponents,
  '@sightline/shared-lib/runtime': runtime,
  '@sightline/shared-lib/store': store,
};

/** `require` of a remote's server bundle: the shell's own copies and nothing else. */
export function requireSingleton(name: string): unknown {
  const singleton = ownValue(SINGLETONS, name);
  if (!singleton) throw new Error(`A server bundle asked for '${name}', which the shell does not offer.`);
  return singleton;
}
