const { readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Styled-components need the same class names in tests as in builds; automatic runtime for JSX. */
const transform = {
  '^.+\\.[cm]?(t|j)sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship ES modules only, or load modules dynamically, have to be compiled for jest. */
const esmOnly = [
  '@electric-sql/pglite',
  '@module-federation/webpack-bundler-runtime',
  'typebox',
  'jose',
  'oauth4webapi',
  'openid-client',
  'lru-cache',
  'geojson-vt',
  'until-async',
  'storybook',
  '@storybook',
];

const base = (name, environment) => ({
  displayName: name,
  rootDir: path.join(root, name),
  testEnvironment: environment,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx', '<rootDir>/*.test.ts'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`, '/\\.tsbuild/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/storybook-static'],
});

const hasStories = (name) =>
  readdirSync(path.join(root, name, 'src'), { recursive: true }).some((file) => file.endsWith('.stories.tsx'));

/** One test file of the tools draws every story of the package it runs in. */
const stories = (name) => {
  const folder = path.join(__dirname, 'stories');
  return { roots: ['<rootDir>', folder], testMatch: [...base(name).testMatch, `${folder}/*.test.cjs`] };
};

/** Components and browser code. */
exports.browser = (name) => ({
  ...base(name, path.join(__dirname, 'byName.environment.cjs')),
  ...(hasStories(name) ? stories(name) : {}),
  globals: { PACKAGE_FOLDER: path.join(root, name) },
  setupFilesAfterEnv: [path.join(__dirname, 'setup.browser.cjs')],
});

/** Server code. What loops of the picture renderer name is handed to every module: looked up in the sandbox it makes them ten times slower. */
exports.server = (name) => ({
  ...base(name, 'node'),
  sandboxInjectedGlobals: ['Infinity', 'Math'],
  ...(name === 'platform' ? { globalSetup: path.join(root, 'platform/src/testing/setup.database.cjs') } : {}),
  setupFilesAfterEnv: [path.join(__dirname, 'setup.server.cjs')],
});
