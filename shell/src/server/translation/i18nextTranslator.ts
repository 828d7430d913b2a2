import type { Language } from '@sightline/shared-lib/contracts';
import type { Translator } from '@sightline/shared-lib/runtime';
import { createInstance, type i18n } from 'i18next';

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

/** i18next over one catalogue: what its strings mean, on every page the server draws. */
export const i18nextTranslator: Translator = (language, namespace, messages) => {
  const instance = instanceFor(language);
  instance.addResourceBundle(language, namespace, messages, false, true);
  const fixed = instance.getFixedT(language, namespace);
  // Most strings have no values: each is looked up once.
  const plain = new Map<string, string>();
  return {
    of(key, values) {
      if (values) return fixed(key, values);
      const text = plain.get(key) ?? fixed(key, {});
      plain.set(key, text);
      return text;
    },
    add(more) {
      instance.addResourceBundle(language, namespace, more, true, true);
      plain.clear();
    },
  };
};
