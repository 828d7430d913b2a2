import { createHash } from 'node:crypto';

import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';

import { shellMessages } from '../../i18n/shellMessages.server';
import { localeOf } from '../../page/findPage';

import { escapeAttribute } from './document';

/** The shop's look in a few lines, in fonts that every device has: nothing else may be within reach. */
const STYLE = `body{margin:0;background:#f3f4f3;color:#14181a;font:400 1rem/1.5 Arial,sans-serif}
body>p{margin:0;padding:16px max(20px,4vw);border-bottom:1px solid #d5d9d7;font-size:1.25rem}
main>*{margin:0;padding:16px max(20px,4vw);max-width:34em}
h1{max-width:none;padding-block:64px 32px;border-bottom:1.5px solid #c4310c;font-size:clamp(2.25rem,5vw,4rem);font-weight:300;line-height:1.1;overflow-wrap:anywhere}
a,button{display:inline-block;padding:14px 20px;border:0;border-radius:2px;background:#14181a;color:#fff;font:inherit;text-decoration:none}
:focus-visible{outline:2px solid #1d4fa3;outline-offset:2px}`;

/** Lets nothing into the courtesy document but its own style. */
export const COURTESY_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** What a page without any dependency says, and what its button does: ask again, or post a form again. */
interface PlainDocument {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** Words of the button or link, and where the link leads; here again when left out. */
  readonly again: string;
  readonly href?: string;
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

/** A page without any dependency. */
export function plainDocument({ tag, title, text, again, href = '', form }: PlainDocument): string {
  const [heading, words, button] = [title, text, again].map(escapeAttribute);
  const fields = Object.entries(form?.fields ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`,
  );
  const action = form
    ? `<form method="post" action="${escapeAttribute(form.action)}">${fields.join('')}<button>${button}</button></form>`
    : `<p><a href="${escapeAttribute(href)}">${button}</a></p>`;
  return `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${heading}</title><style>${STYLE}</style>
<body><p>Sightline</p><main><h1>${heading}</h1><p>${words}</p>${action}</main></body></html>`;
}

/** The page of maintenance, for when not even the store's configuration was ever read (SITE-14), and that of an address that cannot be read. */
export function courtesyDocument(url: string, kind: 'courtesy' | 'not-found' = 'courtesy'): string {
  const { language, tag } = LOCALE_FACTS[localeOf(url.split('?')[0] ?? '/')];
  const word = (key: string) => shellMessages[language][key] ?? '';
  return plainDocument({
    tag,
    title: word(`Shell.Status.${kind}.Title`),
    text: word(`Shell.Status.${kind}.Text`),
    ...(kind === 'courtesy' ? { again: word('Shell.TryAgain') } : { again: 'Sightline', href: '/' }),
  });
}
