import { type SearchLanguage, stem } from './language';

/** What people say around what they want: praise, wishes and the act of buying. */
const FILLERS: Readonly<Record<SearchLanguage, string>> = {
  en: 'cheap cheapest most sale discount discounted offer affordable inexpensive best good great nice cool cute pretty beautiful elegant stylish trendy buy buying purchase shop shopping online new looking really collection look want need find something some please driving drive gift i me',
  it: 'economico conveniente offerta offerte sconto saldi migliore ottimo bello buono elegante comprare acquistare acquisto online nuovo vorrei qualcosa guidare guida regalo mio mia miei mie i',
  fr: 'pas cher promo promotion solde soldes chere meilleur bon bonne beau belle joli elegant elegante acheter achat ligne online nouveau nouvelle cherche voudrais quelque chose conduire conduite cadeau ma mes je',
  de: 'gunstig guenstig angebot reduziert rabatt billig preiswert beste gut gute schon schone schoene elegant kaufen bestellen online neu suche mochte moechte etwas autofahren autofahrer geschenk mein meine meinen ich',
  es: 'barato economico mas oferta rebaja rebajas mejor bueno bonito elegante comprar compra online linea nuevo busco quiero algo conducir regalo mis',
  pt: 'barato economico mais promocao desconto saldo melhor bom boa bonito elegante comprar compra online novo procuro quero algo dirigir conduzir presente minha meus minhas',
};

const stems = new Map<SearchLanguage, ReadonlySet<string>>();

/** Words that say how much something is wanted, not what; they fall away where nothing is called so. */
export function isFiller(language: SearchLanguage, word: string): boolean {
  let known = stems.get(language);
  if (!known) stems.set(language, (known = new Set(FILLERS[language].split(' ').map((one) => stem(language, one)))));
  return known.has(stem(language, word));
}
