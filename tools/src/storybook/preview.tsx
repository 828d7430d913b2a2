import { LANGUAGES, type Language } from '@sightline/shared-lib/contracts';
import { globalCss, KitTextProvider, Page, kitTextFrom, type KitMessages } from '@sightline/shared-lib/ui';
import de from '@sightline/shared-lib/ui/i18n/de.json';
import en from '@sightline/shared-lib/ui/i18n/en.json';
import es from '@sightline/shared-lib/ui/i18n/es.json';
import fr from '@sightline/shared-lib/ui/i18n/fr.json';
import it from '@sightline/shared-lib/ui/i18n/it.json';
import pt from '@sightline/shared-lib/ui/i18n/pt.json';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';

const messages: Readonly<Record<Language, KitMessages>> = { de, en, es, fr, it, pt };

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The shell's frame around a story: global style, theme and direction on the root, the kit's words in the chosen language. */
const withFrame: Decorator = (Story, { globals }) => {
  const language = isLanguage(globals['locale']) ? globals['locale'] : 'en';
  const theme = String(globals['theme'] ?? 'light');
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.documentElement.dataset['theme'] = theme;
  }, [language, direction, theme]);
  return (
    <KitTextProvider text={kitTextFrom(messages[language])}>
      <style>{globalCss}</style>
      <Page>
        <Story />
      </Page>
    </KitTextProvider>
  );
};

/** What every package's preview starts from. */
export const previewDecorators: readonly Decorator[] = [withFrame];

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Toolbar for theme, language and direction (no language here runs from right to left; whether one could is seen all the same), the breakpoints as viewports, and accessibility checks that fail. */
export const previewSettings: Preview = {
  decorators: [...previewDecorators],
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'auto'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disabled: true },
    a11y: { test: 'error' },
    viewport: {
      options: {
        xs: viewport('xs 375', 375, 812),
        sm: viewport('sm 600', 600, 960),
        md: viewport('md 1024', 1024, 768),
        lg: viewport('lg 1440', 1440, 900),
      },
    },
  },
};
