import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';

import { shellMessages } from '../../i18n/shellMessages.server';
import { localeOf } from '../../page/findPage';

import { escapeAttribute } from './document';

/** Maintenance page without any dependency, for when not even the store's configuration was ever read (SITE-14). */
export function courtesyDocument(url: string): string {
  const { language, tag } = LOCALE_FACTS[localeOf(url.split('?')[0] ?? '/')];
  const words = shellMessages[language];
  const word = (key: string) => escapeAttribute(words[key] ?? '');
  const title = word('Shell.Status.courtesy.Title');
  return `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<body><main><h1>${title}</h1><p>${word('Shell.Status.courtesy.Text')}</p><p><a href="">${word('Shell.TryAgain')}</a></p></main></body></html>`;
}
