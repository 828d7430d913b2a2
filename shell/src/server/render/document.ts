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

const UNSAFE: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end its script element. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => UNSAFE[character] ?? character);
}

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
    parts.headTags,
    `<style>${parts.globalCss}</style>`,
    // Marked as styled-components marks a sheet in force: it leaves the element alone.
    `<style data-styled="active" data-names="${parts.styles.names}">${parts.styles.css}</style>`,
    '</head><body>',
    // Without a box of its own, so that the bar inside sticks to the view, not to the few pixels of its holder.
    `<div class="unboxed" id="${ROOT_IDS.header}" data-prefix="${ID_PREFIXES.header}">${parts.headerHtml}</div>`,
    // As high as the view: what a page still reads may be shorter than its place, and the footer must not move in view.
    `<div class="page-place" id="${ROOT_IDS.page}"${state.page.rendered ? ' data-ssr' : ''}>${parts.pageHtml}</div>`,
    `<div id="${ROOT_IDS.footer}">${parts.footerHtml}</div>`,
    `<script type="application/json" id="${STATE_ID}">${embedJson(state)}</script>`,
    `<script data-src="${inOne(shellScripts, 'src')}" data-integrity="${inOne(shellScripts, 'integrity')}" data-partners="${escapeAttribute(parts.partnerOrigin)}"${state.page.plainToken ? ' data-own' : ''}>${parts.bootScript}</script>`,
    '</body></html>',
  ].join('');
  return { html, styleHashes: [styleHash(parts.globalCss), styleHash(parts.styles.css)] };
}
