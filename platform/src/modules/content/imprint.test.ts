import path from 'node:path';

import { composePages } from './content.composer';
import { CONTENT_LOCALES } from './content.locales';
import { textsOf } from './content.words';

const folder = path.resolve(__dirname, '../../../data/content');
const textIn = (value: unknown): string => [...textsOf(value).values()].join('\n');

function read(key: string) {
  const locale = CONTENT_LOCALES.find((one) => one.key === key);
  if (!locale) throw new Error(`No locale ${key}`);
  const pages = composePages(folder, locale);
  const text = (id: string) => textIn(pages.find((page) => page.id === id)?.placements);
  return { imprint: text('imprint'), privacy: text('privacy'), footer: text('footer') };
}

describe('the page that names the seller', () => {
  it.each([
    ['it-it', 'Note legali', 'Sightline S.r.l., Via della Dimostrazione 4, 32100 Belluno BL, Italia', 'IT00000000000'],
    ['de-de', 'Impressum', 'Sightline S.r.l., Via della Dimostrazione 4, 32100 Belluno BL, Italien', 'IT00000000000'],
    ['fr-fr', 'Mentions légales', '32100 Belluno BL, Italie', 'IT00000000000'],
    ['es-es', 'Aviso legal', '32100 Belluno BL, Italia', 'IT00000000000'],
    ['pt-pt', 'Livro de Reclamações', '32100 Belluno BL, Itália', 'https://www.livroreclamacoes.pt'],
    ['en-gb', 'Company details', '32100 Belluno BL, Italy', 'GB000000000'],
    ['fr-ch', 'Mentions légales', '32100 Belluno BL, Italie', 'CHE-000.000.000'],
  ])('stands in %s with name, address and tax number, linked from the footer [SITE-11]', (key, link, address, fact) => {
    const { imprint, privacy, footer } = read(key);
    expect(footer).toContain('/c/imprint');
    expect(footer).toContain(link);
    for (const part of [address, fact, 'care@sightline.example', 'REA BL-000000']) expect(imprint).toContain(part);
    expect(privacy).toContain(address);
    expect(`${imprint}${privacy}`).not.toMatch(/\{(seller\w+|vatNumber)\}/);
  });

  it('is not there where no law asks for it, but the page of privacy names the seller [SITE-11]', () => {
    const { imprint, privacy, footer } = read('en-us');
    expect([imprint, footer.includes('/c/imprint')]).toEqual(['', false]);
    expect(privacy).toContain('Sightline Inc., 400 Demonstration Road, Columbus, OH 43215, United States');
  });
});
