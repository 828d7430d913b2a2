import type { ComponentType, ReactNode } from 'react';

import type { CommandInput, CommandName, CommandOutput } from './commands';
import type { FragmentComponent, FragmentName } from './fragments';
import type { Language } from './locale';
import type { PageModule } from './page';
import type { PageKind } from './pageKind';
import type { ShellServices } from './services';

export const REMOTE_NAMES = [
  'mfe-catalog',
  'mfe-cart-checkout',
  'mfe-account',
  'mfe-store-locator',
  'mfe-prescription',
] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];

/** What a remote says about itself, as data: read at build time, written into each release, checked by the shell. */
export interface RemoteManifest {
  readonly name: RemoteName;
  readonly contract: number;
  readonly pages: readonly PageKind[];
  readonly fragments: readonly FragmentName[];
  readonly commands: readonly CommandName[];
}

/** Strings of one language; keys dotted and capitalised. */
export type Messages = Readonly<Record<string, string>>;

export type CommandHandler<Name extends CommandName> = (
  input: CommandInput<Name>,
  services: ShellServices,
) => Promise<CommandOutput<Name>>;

/** Wraps everything a remote renders: its store provider lives here. */
export type RemoteRoot = ComponentType<{ readonly services: ShellServices; readonly children: ReactNode }>;

/** The one thing a remote exposes, in the browser (`./remote`) and in its server bundle. */
export interface RemoteModule {
  readonly manifest: RemoteManifest;
  readonly pages: { readonly [Kind in PageKind]?: () => Promise<PageModule> };
  readonly fragments: { readonly [Name in FragmentName]?: () => Promise<FragmentComponent<Name>> };
  readonly commands: { readonly [Name in CommandName]?: () => Promise<CommandHandler<Name>> };
  /** Strings of one language: those the page begins with, or the fragment that is lent to another remote's page. */
  readonly messages: (language: Language, page?: PageKind, fragment?: FragmentName) => Promise<Messages>;
  readonly root?: (() => Promise<RemoteRoot>) | undefined;
}
