import type { StorybookConfig } from '@storybook/react-webpack5';

/**
 * Storybook's `main` for one package: its stories, the fonts at the address the shell serves them at, and the compiler the builds use.
 * Storybook evaluates it in Node without our resolver, so this file imports nothing of ours; the browser's half is `preview.tsx`.
 * `dir` is the package's folder as seen from its `.storybook` folder, `..` everywhere so far.
 */
export function storybookConfig(dir = '..'): StorybookConfig {
  const slices = process.env['STORYBOOK_SLICES'];
  return {
    stories: [`${dir}/src/**/*.stories.tsx`],
    addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
    framework: { name: '@storybook/react-webpack5', options: {} },
    staticDirs: [{ from: `${dir}/../shared-lib/src/ui/fonts`, to: '/fonts' }],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { check: false, reactDocgen: 'react-docgen' },
    webpackFinal: (config) => ({ ...config, performance: { hints: false } }),
    // Set by `npm run storybook -- all`: the other packages' Storybooks, shown in this one.
    ...(slices ? { refs: JSON.parse(slices) as NonNullable<StorybookConfig['refs']> } : {}),
    swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  };
}
