import { createInstance, type i18n } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { LOCALE_FACTS, type Language, type Locale, type Messages, type Translate } from '../contracts';

const instances = new Map<Language, i18n>();

/** One i18next instance a language; catalogues of remotes are kept apart as namespaces. */
function instanceFor(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  // Synchronous: resources come with the page, nothing is fetched.
  void instance.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
    resources: {},
  } as Parameters<i18n['init']>[0]);
  instances.set(language, instance);
  return instance;
}

/** Words in which a country writes a language differently, laid over every catalogue before anything is put into its texts. */
export interface WordVariant {
  /** Keeps translators of the variant apart from those of the plain language. */
  readonly name: string;
  readonly of: (messages: Messages) => Messages;
}

/**
 * A fixed translation function over one catalogue. Values named `…Minor` are not formatted here: numbers, money and dates come
 * formatted from Intl. A missing key answers the key itself.
 */
export function createTranslator(
  language: Language,
  plainNamespace: string,
  messages: Messages,
  variant?: WordVariant,
): Translate {
  const namespace = variant ? `${plainNamespace} ${variant.name}` : plainNamespace;
  const name = `${language} ${namespace}`;
  const known = translators.get(messages)?.get(name);
  if (known) return known;
  const instance = instanceFor(language);
  instance.addResourceBundle(language, namespace, variant?.of(messages) ?? messages, false, true);
  const fixed = instance.getFixedT(language, namespace);
  // Most strings have no values: each is looked up once.
  const plain = new Map<string, string>();
  const translate: Translate = (key, values) => {
    if (values) return fixed(key, values);
    const text = plain.get(key) ?? fixed(key, {});
    plain.set(key, text);
    return text;
  };
  additions.set(translate, (more) => {
    instance.addResourceBundle(language, namespace, variant?.of(more) ?? more, true, true);
    plain.clear();
  });
  const kept = translators.get(messages) ?? new Map<string, Translate>();
  translators.set(messages, kept.set(name, translate));
  return translate;
}

/** Translators of catalogues, by the catalogue, its language and namespace: a server makes the same one for every page. */
const translators = new WeakMap<Messages, Map<string, Translate>>();

/** Ways to give a translator more strings, by the translator. */
const additions = new WeakMap<Translate, (more: Messages) => void>();

/** Gives a translator the strings of what is opened later; one that only shows keys needs none. */
export function addMessages(t: Translate, messages: Messages): void {
  additions.get(t)?.(messages);
}

/** Words of a tree, and the locale they are in. */
export interface Translation {
  readonly t: Translate;
  readonly language: Language;
  /** BCP 47 tag for Intl. */
  readonly tag: string;
}

const TranslationContext = createContext<Translation | null>(null);

interface TranslationProviderProps {
  readonly t: Translate;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Gives a tree the strings of the remote that renders it. */
export function TranslationProvider({ t, locale, children }: TranslationProviderProps) {
  const translation = useMemo(
    () => ({ t, language: LOCALE_FACTS[locale].language, tag: LOCALE_FACTS[locale].tag }),
    [t, locale],
  );
  return <TranslationContext.Provider value={translation}>{children}</TranslationContext.Provider>;
}

/** The translation function and the locale's tag; throws outside a TranslationProvider. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TranslationProvider above it.');
  return translation;
}
