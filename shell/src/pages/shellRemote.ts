import type { Language, Messages, PageModule, RemotePages } from '@sightline/shared-lib/contracts';

/** The shell's own pages in the shape of a remote, so that one code path serves both. */
interface ShellRemote {
  readonly pages: RemotePages;
  readonly root?: undefined;
  readonly messages: (language: Language) => Promise<Messages>;
}

const statusPage = () => import('./StatusPage').then(({ statusPage: module }) => module as unknown as PageModule);

export const shellRemote: ShellRemote = {
  pages: { 'not-found': statusPage, 'internal-error': statusPage, courtesy: statusPage },
  messages: (language) =>
    import('../i18n/loadShellMessages').then(({ loadShellMessages }) => loadShellMessages(language)),
};
