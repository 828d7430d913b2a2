import type { LocalisedWord } from '../../contracts';
import { ownValue } from '../validation/ownValue';

/** English path segment -> its spellings. */
export type Words = Readonly<Record<string, LocalisedWord>>;

/**
 * English path segment -> its Italian, French and German spelling (SITE-03). One table for routes, account sections and
 * the first segment of listings; within a language every spelling is unique, so that a path can be read back.
 */
export const SEGMENTS: Words = {
  'sign-in': ['accesso', 'connexion', 'anmelden'],
  register: ['registrazione', 'inscription', 'registrieren'],
  'registration-success': ['registrazione-completata', 'inscription-reussie', 'registrierung-erfolgreich'],
  'forgot-password': ['password-dimenticata', 'mot-de-passe-oublie', 'passwort-vergessen'],
  'reset-password': ['reimposta-password', 'reinitialiser-mot-de-passe', 'passwort-zuruecksetzen'],
  'register-organization': ['registra-organizzazione', 'inscrire-organisation', 'organisation-registrieren'],
  'organization-asked': ['organizzazione-in-attesa', 'organisation-demandee', 'organisation-angefragt'],
  provider: ['con-provider', 'fournisseur', 'anbieter'],
  'reset-password-success': ['password-reimpostata', 'mot-de-passe-reinitialise', 'passwort-zurueckgesetzt'],

  newsletter: ['newsletter', 'newsletter', 'newsletter'],
  'hearing-test': ['test-udito', 'test-audition', 'hortest'],
  search: ['cerca', 'recherche', 'suche'],
  compare: ['confronta', 'comparer', 'vergleichen'],
  sitemap: ['mappa-del-sito', 'plan-du-site', 'seitenuebersicht'],
  'store-locator': ['negozi', 'magasins', 'filialen'],
  appointment: ['appuntamento', 'rendez-vous', 'termin'],
  'not-found-page': ['pagina-non-trovata', 'page-introuvable', 'seite-nicht-gefunden'],
  'internal-error': ['errore-interno', 'erreur-interne', 'interner-fehler'],
  'courtesy-page': ['pagina-di-cortesia', 'page-de-courtoisie', 'wartungsseite'],
  'contact-us-page': ['contattaci', 'contactez-nous', 'kontakt'],
  'contact-us': ['contatti', 'contact', 'kontaktformular'],
  'customer-service': ['servizio-clienti', 'service-client', 'kundenservice'],
  support: ['assistenza', 'assistance', 'hilfe'],
  faq: ['domande-frequenti', 'questions-frequentes', 'haeufige-fragen'],
  'cookie-policy': ['informativa-cookie', 'politique-cookies', 'cookie-richtlinie'],
  insurance: ['assicurazione', 'assurance', 'versicherung'],

  cart: ['carrello', 'panier', 'warenkorb'],
  checkout: ['cassa', 'commande', 'kasse'],
  shipping: ['spedizione', 'expedition', 'versand'],
  payment: ['pagamento', 'paiement', 'zahlung'],
  'order-confirmation': ['conferma-ordine', 'confirmation-de-commande', 'bestellbestaetigung'],
  'upload-prescription': ['carica-ricetta', 'envoi-ordonnance', 'rezept-hochladen'],
  finalize: ['completa', 'finalisation', 'abschluss'],
  external: ['esterno', 'externe', 'extern'],
  'track-order': ['segui-il-tuo-ordine', 'suivi-de-commande', 'bestellung-verfolgen'],
  return: ['reso', 'retour', 'ruecksendung'],
  select: ['selezione', 'selection', 'auswahl'],
  confirmation: ['conferma', 'confirmation', 'bestaetigung'],
  print: ['stampa', 'impression', 'drucken'],

  account: ['il-mio-account', 'mon-compte', 'mein-konto'],
  'my-profile': ['il-mio-profilo', 'mon-profil', 'mein-profil'],
  dashboard: ['panoramica', 'tableau-de-bord', 'uebersicht'],
  'address-book': ['rubrica-indirizzi', 'carnet-adresses', 'adressbuch'],
  'my-orders': ['i-miei-ordini', 'mes-commandes', 'meine-bestellungen'],
  'personal-information': ['dati-personali', 'informations-personnelles', 'persoenliche-daten'],
  password: ['password', 'mot-de-passe', 'passwort'],
  'payment-methods': ['metodi-di-pagamento', 'moyens-de-paiement', 'zahlungsarten'],
  'my-stores': ['i-miei-negozi', 'mes-magasins', 'meine-filialen'],
  wishlist: ['preferiti', 'favoris', 'merkliste'],
  prescriptions: ['ricette', 'ordonnances', 'rezepte'],
  'order-reminder': ['promemoria-ordine', 'rappel-de-commande', 'bestellerinnerung'],
  organization: ['organizzazione', 'organisation', 'organisation'],
  'my-eyewear': ['i-miei-occhiali', 'mes-lunettes', 'meine-brillen'],
  'newsletter-preference': ['preferenze-newsletter', 'preferences-newsletter', 'newsletter-einstellungen'],
  'personal-data-collection': ['raccolta-dati-personali', 'donnees-personnelles', 'datenerhebung'],

  sunglasses: ['occhiali-da-sole', 'lunettes-de-soleil', 'sonnenbrillen'],
  eyeglasses: ['occhiali-da-vista', 'lunettes-de-vue', 'brillen'],
  'contact-lenses': ['lenti-a-contatto', 'lentilles-de-contact', 'kontaktlinsen'],
  'audio-glasses': ['occhiali-audio', 'lunettes-audio', 'audiobrillen'],
  accessories: ['accessori', 'accessoires', 'zubehoer'],
  'lens-care': ['soluzioni-per-lenti', 'entretien-lentilles', 'linsenpflege'],
  hearing: ['udito', 'audition', 'hoeren'],
  brands: ['marchi', 'marques', 'marken'],
};

/** First segments of catalogue paths; what follows them is the catalogue's own and is never translated. */
export const CATALOGUE_SEGMENTS = [
  'sunglasses',
  'eyeglasses',
  'contact-lenses',
  'audio-glasses',
  'accessories',
  'lens-care',
  'hearing',
  'brands',
] as const;

/** Languages with segments of their own, each in exactly one locale: Swiss locales keep English segments (SITE-03). */
const SEGMENT_LANGUAGES: Readonly<Record<string, 0 | 1 | 2>> = { 'it-it': 0, 'fr-fr': 1, 'de-de': 2 };

/** Index of the locale's column in the table, or null when it keeps the English segments. */
function column(locale: string): 0 | 1 | 2 | null {
  return ownValue(SEGMENT_LANGUAGES, locale) ?? null;
}

/** Spelling of an English segment in a locale. */
export function localSegment(segment: string, locale: string, words: Words = SEGMENTS): string {
  const index = column(locale);
  return index === null ? segment : (ownValue(words, segment)?.[index] ?? segment);
}

const reversed = new WeakMap<Words, Map<string, ReadonlyMap<string, string>>>();

function backFrom(words: Words, locale: string, index: 0 | 1 | 2): ReadonlyMap<string, string> {
  const ofWords = reversed.get(words) ?? new Map<string, ReadonlyMap<string, string>>();
  reversed.set(words, ofWords);
  const back = ofWords.get(locale) ?? new Map(Object.entries(words).map(([english, local]) => [local[index], english]));
  ofWords.set(locale, back);
  return back;
}

/** English segment behind a locale's spelling; undefined when the locale does not know the spelling. */
export function englishSegment(spelling: string, locale: string, words: Words = SEGMENTS): string | undefined {
  const index = column(locale);
  if (index === null) return Object.hasOwn(words, spelling) ? spelling : undefined;
  return backFrom(words, locale, index).get(spelling);
}
