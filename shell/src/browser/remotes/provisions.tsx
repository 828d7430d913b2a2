import type {
  CommandName,
  CommandRunner,
  FragmentComponent,
  FragmentLoader,
  FragmentName,
  RemoteName,
  ShellServices,
} from '@sightline/shared-lib/contracts';
import { TranslationProvider } from '@sightline/shared-lib/runtime';
import type { ComponentType } from 'react';

import { translatorOf } from '../../page/loadPage';
import { wordVariant } from '../../page/wordVariant';
import { commandProvider, fragmentProvider } from '../../page/ownership';
import type { PageState } from '../../page/pageState';

import { PART, partMark } from '../releases/partMark';
import { painted } from '../yieldTask';

import type { RemoteLoader } from './remoteLoader';

interface ProvisionOptions {
  readonly releases: PageState['releases'];
  readonly loader: RemoteLoader;
  readonly services: () => ShellServices;
  readonly onFailure: (error: unknown) => void;
  /** Keys in the place of words (SITE-13). */
  readonly capturing?: boolean;
  /** Fragments say whose they are, for the panel of releases. */
  readonly marking?: boolean;
}

/** Pieces of the store locator go with it, wherever they are placed (STOR-06). */
function isLent(name: FragmentName | CommandName, { site }: ShellServices): boolean {
  return !name.startsWith('stores.') || site.config.isStoreLocatorEnabled;
}

/** Runs commands in the remote that provides them, loading it on first use; what the press itself showed is painted before that. */
export function createCommands({ releases, loader, services }: ProvisionOptions): CommandRunner {
  return {
    async run(name, input) {
      const provider = isLent(name, services()) ? commandProvider(releases, name) : null;
      if (!provider) throw new Error(`No remote provides the command ${name}.`);
      await painted();
      const remote = await loader.load(provider);
      const open = Object.hasOwn(remote.commands, name) ? remote.commands[name] : undefined;
      if (!open) throw new Error(`${provider} does not provide the command ${name}.`);
      const handler = await open();
      return handler(input, services());
    },
  };
}

/** Lends fragments: each is wrapped in the root and the strings of the remote it comes from. */
export function createFragments({
  releases,
  loader,
  services,
  onFailure,
  capturing,
  marking,
}: ProvisionOptions): FragmentLoader {
  const wrapped = new Map<FragmentName, ComponentType<never>>();

  const wrap = async <Name extends FragmentName>(
    name: Name,
    provider: RemoteName,
  ): Promise<FragmentComponent<Name> | null> => {
    const remote = await loader.load(provider);
    const open = Object.hasOwn(remote.fragments, name) ? remote.fragments[name] : undefined;
    if (!open) return null;
    const { site } = services();
    const [Content, Root, messages, variant] = await Promise.all([
      open() as Promise<ComponentType<object>>,
      remote.root?.() ?? null,
      remote.messages(site.language, undefined, name),
      wordVariant(site.locale),
    ]);
    const t = translatorOf(`${provider}@${releases[provider]?.id}`, site, messages, { capturing, variant });
    const Lent = (props: object) => {
      const content = <Content {...props} />;
      return (
        <TranslationProvider t={t} locale={site.locale}>
          {Root ? <Root services={services()}>{content}</Root> : content}
        </TranslationProvider>
      );
    };
    const Marked = (props: object) => (
      <div className="unboxed" {...{ [PART]: partMark(name, provider) }}>
        <Lent {...props} />
      </div>
    );
    const Shown = marking ? Marked : Lent;
    wrapped.set(name, Shown as ComponentType<never>);
    return Shown as FragmentComponent<Name>;
  };

  return {
    async load(name) {
      const known = wrapped.get(name);
      if (known) return known as unknown as FragmentComponent<typeof name>;
      const provider = isLent(name, services()) ? fragmentProvider(releases, name) : null;
      if (!provider) return null;
      try {
        return await wrap(name, provider);
      } catch (error) {
        onFailure(error);
        return null;
      }
    },
  };
}
