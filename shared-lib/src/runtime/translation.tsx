import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { LOCALE_FACTS, type Language, type Locale, type Messages, type Translate } from '../contracts';

import { openTexts } from './texts';

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
  const own = (catalogue: Messages) => variant?.of(catalogue) ?? catalogue;
  const texts = openTexts(language, namespace, own(messages));
  const translate: Translate = (key, values) => texts.of(key, values);
  additions.set(translate, (more) => texts.add(own(more)));
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
