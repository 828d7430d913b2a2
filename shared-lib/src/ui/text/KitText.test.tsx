import { render, screen } from '@testing-library/react';
import { LANGUAGES } from '../../contracts/locale';
import { LoadMore } from '../LoadMore/LoadMore';
import { SkipLink } from '../SkipLink/SkipLink';
import de from '../i18n/de.json';
import en from '../i18n/en.json';
import es from '../i18n/es.json';
import fr from '../i18n/fr.json';
import it_ from '../i18n/it.json';
import pt from '../i18n/pt.json';
import { KitTextProvider, kitTextFrom } from './KitText';

const all: Record<string, Record<string, string>> = { de, en, es, fr, it: it_, pt };
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('kit text', () => {
  it('speaks the language of its provider [SITE-09]', () => {
    render(
      <KitTextProvider text={kitTextFrom(de)}>
        <SkipLink />
      </KitTextProvider>,
    );
    expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toBeInTheDocument();
  });

  it('writes numbers as the language of its provider does [SITE-09]', () => {
    render(
      <KitTextProvider text={kitTextFrom(de)} tag="de-DE">
        <LoadMore shown={18} total={2137} step={18} href="?page=2" />
      </KitTextProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('18 von 2.137');
  });

  it.each(LANGUAGES)('has every text with the same values in %s [SITE-09]', (language) => {
    const messages = all[language] ?? {};
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, text] of Object.entries(en))
      expect([key, placeholders(messages[key] ?? '')]).toEqual([key, placeholders(text)]);
  });

  it('leaves a placeholder alone when its value is missing', () => {
    expect(kitTextFrom(en)('Kit.Shown')).toBe(en['Kit.Shown']);
  });
});
