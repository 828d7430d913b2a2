import { glyphs } from '../Icon/glyphs';
import {
  colourDeclarations,
  constantDeclarations,
  media,
  typeClasses,
  typeShorthands,
  typeSizes,
} from '../tokens/tokens';
import { millimetreCss } from './millimetres';

/** Where the shell serves the two font files of `ui/fonts`; the version changes with their bytes. */
export const FONT_FILES = {
  latin: '/fonts/atkinson-next.bf5f978c.woff2',
  latinExtended: '/fonts/atkinson-next-ext.6ee583a5.woff2',
} as const;

const regular = 'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Roboto")';
const bold = 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold")';

/** Metrics measured so that the arriving font moves no line. A later face goes first: the wide letters of bare Linux are the last resort. */
const fallbackFaces = [
  ['local("DejaVu Sans")', '300 449', 88.4, 111.3, 35.75],
  ['local("DejaVu Sans")', '450 549', 91.3, 107.8, 34.61],
  ['local("DejaVu Sans Bold")', '550 700', 83, 118.6, 38.07],
  [regular, '300 324', 95.78, 102.74, 32.99],
  [regular, '325 449', 98.7, 99.7, 32.02],
  [regular, '450 549', 101.9, 96.57, 31.01],
  [bold, '550 700', 97.65, 100.77, 32.36],
]
  .map(
    ([source, weight, size, ascent, descent]) =>
      `@font-face{font-family:"Atkinson Fallback";src:${source};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  )
  .join('');

const face = (file: string, range: string): string =>
  `@font-face{font-family:"Atkinson Next";src:url(${file}) format("woff2");font-weight:300 700;font-display:swap;unicode-range:${range}}`;

const faces =
  face(FONT_FILES.latin, 'U+0-15F,U+162-177,U+179-17C,U+2000-2FFF') +
  face(FONT_FILES.latinExtended, 'U+160-161,U+178,U+17D-17E');

/** Tile scale and grid measures by width (look, sections 2 and 7). */
const bands = [
  ':root{--gutter:16px;--margin:20px;--section:72px;--bar:56px;--mm:clamp(.86px,.272vw,2.1px)}',
  `${media.sm}{:root{--gutter:20px;--margin:32px}}`,
  `${media.md}{:root{--gutter:24px;--margin:48px;--section:112px;--bar:72px;--mm:clamp(1.2px,calc(.18vw - .5px),2.5px);${typeSizes('to')}}}`,
  `${media.xl}{:root{--gutter:32px;--margin:max(48px,(100vw - 1584px)/2)}}`,
].join('');

const themes = [
  `:root,[data-theme=light]{color-scheme:light;${colourDeclarations('light')};--tile-plate:transparent;--tile-inset:0px;--tile-lift:22px;--tile-bleed:0px}`,
  ...['[data-theme=dark]{', '@media(prefers-color-scheme:dark){[data-theme=auto]{'].map(
    (open) =>
      `${open}color-scheme:dark;${colourDeclarations('dark')};--tile-plate:var(--plate);--tile-inset:12px;--tile-lift:-2px;--tile-bleed:99px}${open.startsWith('@') ? '}' : ''}`,
  ),
  // Drawings and marks keep the colours that they are given: these are the system's, in whichever theme. Goods are cut out of their
  // pictures and stand on a light ground: black on black cannot be seen.
  `@media(forced-colors:active){:root,[data-theme]{${colourDeclarations('forced')}}picture>img{background:#fff;forced-color-adjust:none}}`,
].join('');

const reset = [
  '*,:before,:after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:calc(var(--bar) + 16px) 0 88px}',
  'body{margin:0;overflow-wrap:break-word;min-height:100vh;background:var(--ground);color:var(--ink);font:var(--body);-webkit-font-smoothing:antialiased}',
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}',
  // A long word of a title is divided between its syllables on a small screen, not cut anywhere; where there is room it stays whole.
  `h1,h2{text-wrap:balance;hyphens:auto;hyphenate-limit-chars:14 6 5}${media.md}{h1,h2{hyphens:none}}`,
  'h1,h2,h3,h4{font:inherit}h1:focus,h2:focus{outline:0}ul,ol{list-style:none}',
  // What is drawn over a page leaves its own drawing as it is; bars of a page lie above the footer and below the header.
  'main{position:relative;z-index:1}',
  'img,svg,video{display:block;max-width:100%}img{height:auto}',
  'button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0;border-radius:0}button{padding:0;border:0;background:none;cursor:pointer;text-align:inherit}',
  'a{color:inherit;text-decoration:none}table{border-collapse:collapse;width:100%}th{font-weight:inherit;text-align:start}summary{list-style:none;cursor:pointer}summary::-webkit-details-marker{display:none}',
  '.unboxed{display:contents}.page-place{min-height:calc(100svh - var(--bar))}[data-covered]{content-visibility:hidden}[hidden]{display:none!important}',
].join('');

/** The heart's sign as an address of its own, drawn as every sign is. */
const heart = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="square" stroke-miterlimit="10"><path d="${glyphs.heart}"/></svg>`,
)}`;

const shared = [
  typeClasses(),
  '.vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;overflow:clip;white-space:nowrap}',
  '.icon{flex:none;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:square;stroke-miterlimit:10}.icon[width="16"]{stroke-width:1.875}',
  // The heart of a tile is seen from the first paint on; its button comes with the first sign of a shopper and takes a press made before.
  `@media(scripting:enabled){.tile-heart:empty{cursor:pointer}.tile-heart:empty:before{content:"";display:block;width:44px;height:44px;background:currentColor;mask:url("${heart}") 50%/24px no-repeat}}`,
  // Where writing runs to the left, what comes in comes from there, and signs that point forward point there.
  '[dir=rtl]{--forward:-1}[dir=rtl] .turns{scale:-1 1}',
  '.lens-size{white-space:nowrap}',
  '.box{display:inline-block;width:.56em;height:.56em;margin:0 .14em 0 .2em;border:1px solid;vertical-align:.06em}',
  // Small words that are pressed: 44 px high to a finger, without moving anything.
  '.reach{position:relative}.reach:after{content:"";position:absolute;inset:-12px -8px}',
  // A line of small words is lower than the 24 px that a target needs (WCAG 2.5.8); nothing moves.
  '.link{padding:6px 0 1px;margin:-6px 0 -1px;text-decoration:underline 1px var(--line-2);text-underline-offset:.32em;cursor:pointer}.link:hover{text-decoration-color:currentColor}',
  '.frame-sign>path{stroke-width:1.25;vector-effect:non-scaling-stroke}',
  '.num{font-variant-numeric:tabular-nums}.soft{color:var(--ink-2)}.strong{font-weight:500}',
  // On paper there is only what a page is about.
  '@media print{#sl-header,footer,nav,.screen-only{display:none!important}}',
  ':focus-visible{outline:2px solid var(--focus);outline-offset:2px}',
  '@keyframes draw{from{transform:scaleX(0)}}@keyframes show{from{visibility:hidden}}',
  '@media(prefers-reduced-motion:reduce){*,:before,:after,::backdrop{animation-duration:80ms!important;animation-iteration-count:1!important;transition-duration:80ms!important;transition-property:opacity!important;scroll-behavior:auto!important}}',
].join('');

/**
 * The style every document carries in its head: tokens, fonts, reset, type classes, focus. Constant, so its hash is too.
 * Light unless `data-theme` on the root says `dark` or `auto` (SITE-10).
 */
export const globalCss: string = [
  fallbackFaces,
  faces,
  themes,
  `:root{${constantDeclarations()};${typeSizes('from')};${typeShorthands()}}`,
  bands,
  reset,
  shared,
  millimetreCss,
].join('');
