import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { ID_PREFIXES, ROOT_IDS, STATE_ID, type EmbeddedState } from '../../page/pageState';

import type { Script } from './shellScripts';
import type { WrittenStyles } from './styleNames';

export interface DocumentParts {
  readonly state: EmbeddedState;
  readonly lang: string;
  /** Complete tags of the head that belong to the page. */
  readonly headTags: string;
  readonly globalCss: string;
  /** Rules of this page's components, and the names by which the browser knows them. */
  readonly styles: WrittenStyles;
  readonly headerHtml: string;
  readonly pageHtml: string;
  readonly footerHtml: string;
  readonly bootScript: string;
  /** The shell's entry and what it starts with, read by the boot script. */
  readonly shellScripts: readonly Script[];
  /** Origin whose scripts may run beside ours; several are parted by spaces. */
  readonly partnerOrigin: string;
}

export interface RenderedDocument {
  readonly html: string;
  /** Hashes of the inline styles, for the content security policy. */
  readonly styleHashes: readonly string[];
}

/** The four digits by which JSON names a UTF-16 unit. */
const escapedUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that cannot end its script element, and of Latin 1 alone, as `ofLatin1` says why. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u0100-\uffff]/g, escapedUnit);
}

/**
 * Text of a document with all characters beyond Latin 1 as references: what comes with one of them in one piece is kept by browsers in two
 * bytes a character, and parsed and laid out more slowly. Not for styles and scripts, which know no references.
 */
export const ofLatin1 = (html: string): string =>
  html.replace(/[\u{100}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const hashes = new LRUCache<string, string>({ max: 64 });

/** Hash of a style: pages of a kind share theirs, so it is worked out once. */
function styleHash(css: string): string {
  const known = hashes.get(css) ?? contentHash(css);
  hashes.set(css, known);
  return known;
}

/** The same of several scripts, parted by spaces, as an attribute's value. */
const inOne = (scripts: readonly Script[], of: keyof Script) =>
  escapeAttribute(scripts.map((one) => one[of]).join(' '));

/** The whole document: styles first, then the page, then its state, then the boot script. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const { state, shellScripts } = parts;
  const html = [
    `<!doctype html><html lang="${parts.lang}" data-theme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ofLatin1(parts.headTags),
    `<style>${parts.globalCss}</style>`,
    // Marked as styled-components marks a sheet in force: it leaves the element alone.
    `<style data-styled="active" data-names="${parts.styles.names}">${parts.styles.css}</style>`,
    '</head><body>',
    // Without a box of its own, so that the bar inside sticks to the view, not to the few pixels of its holder.
    `<div class="unboxed" id="${ROOT_IDS.header}" data-prefix="${ID_PREFIXES.header}">${ofLatin1(parts.headerHtml)}</div>`,
    // As high as the view: what a page still reads may be shorter than its place, and the footer must not move in view.
    `<div class="page-place" id="${ROOT_IDS.page}"${state.page.rendered ? ' data-ssr' : ''}>${ofLatin1(parts.pageHtml)}</div>`,
    `<div id="${ROOT_IDS.footer}">${ofLatin1(parts.footerHtml)}</div>`,
    `<script type="application/json" id="${STATE_ID}">${embedJson(state)}</script>`,
    `<script data-src="${inOne(shellScripts, 'src')}" data-integrity="${inOne(shellScripts, 'integrity')}" data-partners="${escapeAttribute(parts.partnerOrigin)}"${state.page.plainToken ? ' data-own' : ''}>${parts.bootScript}</script>`,
    '</body></html>',
  ].join('');
  return { html, styleHashes: [styleHash(parts.globalCss), styleHash(parts.styles.css)] };
}
