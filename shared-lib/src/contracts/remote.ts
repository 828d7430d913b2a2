import type { ComponentType, ReactNode } from 'react';

import type { CommandInput, CommandName, CommandOutput } from './commands';
import type { FragmentComponent, FragmentName } from './fragments';
import type { Language } from './locale';
import type { PageModule } from './page';
import type { AddedPageKind, KnownPageKind, PageKind } from './pageKind';
import type { ShellServices } from './services';

/** The remotes whose sources lie here: tools build and check them. What a running shop has stands in its registry alone. */
export const REMOTE_NAMES = [
  'mfe-catalog',
  'mfe-cart-checkout',
  'mfe-account',
  'mfe-store-locator',
  'mfe-prescription',
] as const;

export type SourceRemote = (typeof REMOTE_NAMES)[number];

/** Any remote: a running shop serves those that its registry names, whenever they were made and wherever their sources lie. */
export type RemoteName = `mfe-${string}`;

export const REMOTE_NAME = /^mfe-[a-z][a-z0-9-]{0,40}$/;

export const isRemoteName = (text: unknown): text is RemoteName => typeof text === 'string' && REMOTE_NAME.test(text);

/** Italian, French and German spelling of a word of an address (SITE-03). */
export type LocalisedWord = readonly [it: string, fr: string, de: string];

/** The address of a kind that a remote brings along (`AddedPageKind`). */
export interface AddedRoute {
  readonly kind: AddedPageKind;
  /** Without locale prefix, in English; `:name` takes one segment, `:name?` is optional. */
  readonly pattern: string;
  /** A shopper's own page is never kept and sees the session; everybody's may be kept (SEO-05). */
  readonly whose: 'everybody' | 'shopper';
  /** Spellings of its words, but for those that addresses of the shop have already; a word without keeps the English one. */
  readonly words?: Readonly<Record<string, LocalisedWord>>;
}

/** What a remote says about itself, as data: read at build time, written into each release, checked by the shell. */
export interface RemoteManifest {
  readonly name: RemoteName;
  readonly contract: number;
  readonly pages: readonly PageKind[];
  readonly fragments: readonly FragmentName[];
  readonly commands: readonly CommandName[];
  /** Addresses of kinds that the shop's own route table does not have. */
  readonly routes?: readonly AddedRoute[];
}

/** Strings of one language; keys dotted and capitalised. */
export type Messages = Readonly<Record<string, string>>;

export type CommandHandler<Name extends CommandName> = (
  input: CommandInput<Name>,
  services: ShellServices,
) => Promise<CommandOutput<Name>>;

type PageOpener = () => Promise<PageModule>;

export type RemotePages = Readonly<Partial<Record<KnownPageKind, PageOpener>> & Record<AddedPageKind, PageOpener>>;

/** Wraps everything a remote renders: its store provider lives here. */
export type RemoteRoot = ComponentType<{ readonly services: ShellServices; readonly children: ReactNode }>;

/** The one thing a remote exposes, in the browser (`./remote`) and in its server bundle. */
export interface RemoteModule {
  readonly manifest: RemoteManifest;
  readonly pages: RemotePages;
  readonly fragments: { readonly [Name in FragmentName]?: () => Promise<FragmentComponent<Name>> };
  readonly commands: { readonly [Name in CommandName]?: () => Promise<CommandHandler<Name>> };
  /** Strings of one language: those the page begins with, or the fragment that is lent to another remote's page. */
  readonly messages: (language: Language, page?: PageKind, fragment?: FragmentName) => Promise<Messages>;
  readonly root?: (() => Promise<RemoteRoot>) | undefined;
}
