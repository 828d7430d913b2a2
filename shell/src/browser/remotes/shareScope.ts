import * as runtimeDoor from '@sightline/shared-lib/runtime';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import { css, styled, version as styledVersion } from 'styled-components';

import { developmentJsx } from '../../page/developmentJsx';

/** One version of a package in the scope, in the form that webpack's containers read. */
interface SharedVersion {
  /** Answers the factory of the module; a promise where its code comes later. */
  readonly get: () => (() => unknown) | Promise<() => unknown>;
  readonly from: string;
  readonly eager: boolean;
  /** Set once a remote has taken this version. */
  loaded?: 1;
}

export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

const SHELL = 'sightline_shell';
/** Version of our own doors: the contract's version speaks for them. */
const DOOR = '1.0.0';

const here = (module: unknown): SharedVersion => ({ get: () => () => module, from: SHELL, eager: true });
const later = (open: () => Promise<unknown>): SharedVersion => ({
  get: async () => {
    const module = await open();
    return () => module;
  },
  from: SHELL,
  eager: false,
});

/** The shell's own copies, which every remote uses: remotes bring none. Of styled-components they take two names; the rest is not sent. */
export function createShareScope(): ShareScope {
  return {
    react: { [React.version]: here(React) },
    'react/jsx-runtime': { [React.version]: here(jsxRuntime) },
    'react/jsx-dev-runtime': { [React.version]: here(developmentJsx) },
    'styled-components': { [styledVersion]: here({ css, styled }) },
    '@sightline/shared-lib/runtime': { [DOOR]: here(runtimeDoor) },
    '@sightline/shared-lib/store': {
      [DOOR]: later(() => import(/* webpackChunkName: "store" */ '@sightline/shared-lib/store')),
    },
  };
}
