import { CONTRACT_VERSION, LANGUAGES } from '@sightline/shared-lib/contracts';

import { registerRemote } from './registerRemote';
import type { Skeleton } from './skeleton';

/** The parts of a package.json that a new remote takes over from existing ones, versions included. */
interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** What every one of them depends on. */
function inCommon(models: readonly PackageFile[], field: 'dependencies' | 'devDependencies') {
  const [first, ...others] = models.map((model) => model[field]);
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name]) => others.every((dependencies) => dependencies[name])),
  );
}

function packageFile(remote: string, models: readonly PackageFile[]): PackageFile {
  const scripts = Object.fromEntries(
    Object.entries(models[0]?.scripts ?? {}).map(([script, command]) => [
      script,
      command.replaceAll(/\bmfe-[a-z-]+/g, remote),
    ]),
  );
  return {
    ...models[0],
    name: `@sightline/${remote}`,
    version: '0.1.0',
    scripts,
    dependencies: inCommon(models, 'dependencies'),
    devDependencies: inCommon(models, 'devDependencies'),
  };
}

const tsconfig = (remote: string) => `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": ".",
    "outDir": "../.tsbuild/${remote}",
    "tsBuildInfoFile": "../.tsbuild/${remote}.tsbuildinfo"
  },
  "include": ["src", "src/**/*.json", "*.ts", "*.tsx"],
  "references": [{ "path": "../shared-lib" }, { "path": "../tools" }]
}
`;

const webpack = (remote: string) => `import { remoteConfigurations, type BuildMode } from '@sightline/tools/webpack';

export default (mode: BuildMode) => remoteConfigurations('${remote}', mode);
`;

const manifest = (remote: string) => `import type { RemoteManifest } from '@sightline/shared-lib/contracts';

/** What this remote provides: read at build time and written into each of its releases. */
export const manifest: RemoteManifest = {
  name: '${remote}',
  contract: ${CONTRACT_VERSION},
  pages: [],
  fragments: [],
  commands: [],
};
`;

const parametersFile = `/** Query parameters that public pages of this remote read; the shell takes every other one out of their addresses. */
export const parameters: readonly string[] = [];
`;

const moduleFile = `import type { RemoteModule } from '@sightline/shared-lib/contracts';

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
`;

const moduleTest = `import { LANGUAGES } from '@sightline/shared-lib/contracts';

import { remote } from './module';

describe('the remote', () => {
  it('has what its manifest promises [FED-01]', () => {
    expect(Object.keys(remote.pages)).toEqual(remote.manifest.pages);
    expect(Object.keys(remote.fragments)).toEqual(remote.manifest.fragments);
    expect(Object.keys(remote.commands)).toEqual(remote.manifest.commands);
  });

  it('has strings in every language [SITE-09]', async () => {
    const catalogues = await Promise.all(LANGUAGES.map((language) => remote.messages(language)));
    expect(catalogues.map((messages) => Object.keys(messages).length > 0)).toEqual(LANGUAGES.map(() => true));
  });
});
`;

const loadMessages = `import type { Language, Messages } from '@sightline/shared-lib/contracts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
${LANGUAGES.map((language) => `  ${language}: () => import(/* webpackChunkName: "words-${language}" */ './i18n/${language}.json'),`).join('\n')}
};

/** This remote's strings of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default;
}
`;

const textKeys = `import type english from './en.json';

/** Every key of this package, as English has them: \`t\` takes no other. */
type Words = typeof english;

declare module '@sightline/shared-lib/contracts' {
  interface PackageStrings extends Words {}
}
`;

const storybookMain = `import { storybookConfig } from '@sightline/tools/storybook';

export default storybookConfig('..');
`;

const storybookPreview = `import { previewSettings } from '@sightline/tools/storybook/preview';

export default { ...previewSettings };
`;

/** A whole remote that shows nothing yet. `models` are the package.json files of the existing ones. */
export function remoteSkeleton(remote: string, models: readonly PackageFile[]): Skeleton {
  const own = packageFile(remote, models);
  const door = `export { remote } from './module';\n`;
  const title = remote.replace(/^mfe-/, '').replaceAll('-', ' ');
  const catalogue = `${JSON.stringify({ 'Remote.Name': title.charAt(0).toUpperCase() + title.slice(1) }, null, 2)}\n`;
  const strings = LANGUAGES.map((language) => [`${remote}/src/i18n/${language}.json`, catalogue] as const);
  return {
    files: {
      [`${remote}/package.json`]: `${JSON.stringify(own, null, 2)}\n`,
      [`${remote}/tsconfig.json`]: tsconfig(remote),
      [`${remote}/webpack.config.ts`]: webpack(remote),
      [`${remote}/remote.ts`]: manifest(remote),
      [`${remote}/parameters.ts`]: parametersFile,
      [`${remote}/.storybook/main.ts`]: storybookMain,
      [`${remote}/.storybook/preview.ts`]: storybookPreview,
      [`${remote}/src/browser.tsx`]: door,
      [`${remote}/src/server.tsx`]: door,
      [`${remote}/src/module.ts`]: moduleFile,
      [`${remote}/src/module.test.ts`]: moduleTest,
      [`${remote}/src/loadMessages.ts`]: loadMessages,
      ...Object.fromEntries(strings),
      [`${remote}/src/i18n/keys.d.ts`]: textKeys,
    },
    edits: registerRemote(remote, own),
    // What npm install would make of it: nothing is fetched, because it depends on what all of them depend on.
    links: { [`node_modules/${own.name}`]: `../../${remote}` },
    next: [
      `Translate "Remote.Name" in ${remote}/src/i18n.`,
      `Say in README.md what it is for.`,
      `Give it a page: npm run create -- page <name> ${remote} [<address>]`,
      `Show it: commit it, then npm run build -- ${remote} and npm run release -- publish ${remote}. A running shop has it from the next request on.`,
    ],
  };
}
