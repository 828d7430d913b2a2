/** The layers of the project: a layer imports only layers below it; remotes never meet; the platform knows contracts and domain alone. */
const layer = (name) => `^shared-lib/src/${name}/`;
const remotes = '^mfe-(catalog|cart-checkout|account|store-locator|prescription)/';
const testFiles = '\\.(test|stories)\\.tsx?$';
/** What stands on top inside a remote. */
const composing = '^mfe-[a-z-]+/src/(pages/|fragments/|commands/|module\\.ts|browser\\.tsx|server\\.tsx)';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'contracts-and-domain-are-the-ground',
      severity: 'error',
      from: { path: [layer('contracts'), layer('domain')], pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^shared-lib/src/(api|ui|forms|runtime|store|partners|testing)/', '^shell/', remotes, '^platform/'],
      },
    },
    {
      name: 'api-imports-only-below',
      severity: 'error',
      from: { path: layer('api'), pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^shared-lib/src/(ui|forms|runtime|store|partners|testing)/', '^shell/', remotes, '^platform/'] },
    },
    {
      name: 'ui-never-imports-api',
      severity: 'error',
      from: { path: layer('ui'), pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: ['^shared-lib/src/(api|forms|runtime|store|partners|testing)/', '^shell/', remotes, '^platform/'] },
    },
    {
      name: 'forms-import-only-below',
      severity: 'error',
      from: { path: layer('forms'), pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: ['^shared-lib/src/(api|runtime|store|partners|testing)/', '^shell/', remotes, '^platform/'] },
    },
    {
      name: 'registry-for-servers-and-tools',
      severity: 'error',
      from: {
        path: ['^shared-lib/', '^shell/src/', remotes],
        pathNot: [layer('registry'), '^shell/src/(server|testing)/'],
      },
      to: { path: layer('registry') },
    },
    {
      name: 'runtime-imports-only-below',
      severity: 'error',
      from: { path: ['^shared-lib/src/(runtime|store|partners)/'], pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^shared-lib/src/(forms|testing)/', '^shell/', remotes, '^platform/'] },
    },
    {
      name: 'shared-singletons-by-their-doors',
      comment:
        'Remotes bundle these layers: a relative import would bring a second copy of the runtime, without providers.',
      severity: 'error',
      from: { path: ['^shared-lib/src/(api|forms|partners|ui)/'], pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: ['^shared-lib/src/(runtime|store)/'], dependencyTypes: ['local'] },
    },
    {
      name: 'testing-only-from-tests',
      severity: 'error',
      from: {
        pathNot: ['\\.(test|stories)\\.tsx?$', '^shared-lib/src/testing/', '^e2e/', '/testing/', '\\.storybook/'],
      },
      to: { path: '^shared-lib/src/testing/' },
    },
    {
      name: 'remotes-never-meet',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+)/' },
      to: { path: '^(mfe-[a-z-]+|shell)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-imports-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: [remotes, '^platform/'] },
    },
    {
      name: 'host-by-the-doors-of-shell-and-library',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: ['^shell/', remotes, '^platform/', '^pictures/'], pathNot: '^shell/src/host/index\\.ts$' },
    },
    {
      name: 'nobody-builds-on-the-host',
      severity: 'error',
      from: { pathNot: '^(host|e2e)/' },
      to: { path: '^host/' },
    },
    {
      name: 'platform-knows-contracts-and-domain',
      severity: 'error',
      from: { path: '^platform/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^shared-lib/src/(api|ui|forms|runtime|store|partners|testing)/', '^shell/', remotes] },
    },
    {
      name: 'features-never-import-siblings',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+/src/features/)([^/]+)/' },
      to: { path: '^(mfe-[a-z-]+/src/features/)', pathNot: '^$1$2/' },
    },
    {
      name: 'features-know-no-page',
      comment: 'Pages, fragments and commands compose features; what several features share lies below them.',
      severity: 'error',
      from: { path: '^mfe-[a-z-]+/src/features/', pathNot: testFiles },
      to: { path: composing },
    },
    {
      name: 'what-features-share-knows-no-feature',
      severity: 'error',
      from: {
        path: '^mfe-[a-z-]+/src/[^/]+/',
        pathNot: [composing, '^mfe-[a-z-]+/src/(features|testing)/', testFiles],
      },
      to: { path: [composing, '^mfe-[a-z-]+/src/features/'] },
    },
    {
      name: 'what-features-share-lies-in-one-folder',
      comment: 'A loose folder beside them would be no feature to the rules above, and features would meet in it.',
      severity: 'error',
      from: {},
      to: {
        path: [
          '^mfe-account/src/(?!(account|commands|features|fragments|i18n|pages|testing)/)[^/]+/',
          '^mfe-catalog/src/(?!(catalogue|features|fragments|i18n|loading|pages|testing)/)[^/]+/',
        ],
      },
    },
    {
      name: 'kernel-knows-no-module',
      severity: 'error',
      from: { path: '^platform/src/kernel/' },
      to: { path: ['^platform/src/(modules|pages|partners|seed|search)/', '^pictures/'] },
    },
    {
      name: 'pictures-know-contracts-and-domain-at-most',
      severity: 'error',
      from: { path: '^pictures/' },
      to: { path: ['^shared-lib/src/(?!contracts/|domain/)', '^platform/', '^shell/', '^tools/', remotes] },
    },
    {
      name: 'pictures-for-the-platform-and-tools',
      severity: 'error',
      from: { pathNot: '^(pictures|platform|tools)/' },
      to: { path: '^pictures/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsbuild|storybook-static|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
    skipAnalysisNotInRules: true,
    // Types are imported too; reading them from TypeScript also spares writing JavaScript of each file first.
    tsPreCompilationDeps: true,
  },
};
