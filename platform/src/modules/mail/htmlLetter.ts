import type { Block, Frame, LetterText, Row } from './blocks';
import { escapeHtml as safe } from '../../kernel';

/** Colours of the shop's tokens: mail programs know no custom properties. */
const LIGHT = {
  ground: '#f3f4f3',
  surface: '#ffffff',
  ink: '#14181a',
  soft: '#454d4f',
  line: '#d5d9d7',
  way: '#14181a',
  sight: '#c4310c',
};
const DARK = {
  ground: '#111415',
  surface: '#191d1e',
  ink: '#eef1f0',
  soft: '#b7bfbe',
  line: '#2d3334',
  way: '#eef1f0',
  sight: '#ff8460',
};

const FONT = "'Atkinson Hyperlegible Next',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Programs that follow the reader's dark mode take these; the others keep what stands on the elements. */
const DARK_RULES = [
  `.ground{background:${DARK.ground}!important}`,
  `.sheet{background:${DARK.surface}!important;border-color:${DARK.line}!important}`,
  `.ink,.ink a{color:${DARK.ink}!important}`,
  `.soft,.soft a{color:${DARK.soft}!important}`,
  `.line{border-color:${DARK.line}!important}`,
  `.sight{background:${DARK.sight}!important}`,
  `.hang{border-color:${DARK.sight}!important}`,
  `.way{background:${DARK.way}!important}`,
  `.way a{color:${DARK.ground}!important;border-color:${DARK.way}!important}`,
].join('');

const STYLE =
  `:root{color-scheme:light dark}body{margin:0;padding:0;word-break:break-word}` +
  `@media(max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.edge{padding:0!important}.sheet{border-left:0!important;border-right:0!important}.way a{display:block!important}}` +
  `@media(prefers-color-scheme:dark){${DARK_RULES}}`;

const BODY = `font:400 16px/24px ${FONT};color:${LIGHT.ink}`;
const SMALL = `font:400 14px/20px ${FONT};color:${LIGHT.soft}`;

const table = (inside: string, more = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${more}>${inside}</table>`;

/** What hangs on a row, on the line of the logo as lenses hang on their frame in the bag, and what it comes to with that. */
function under({ parts = [], sum }: Row): string {
  const amount = `style="${SMALL};padding:2px 0 2px 16px;text-align:right;white-space:nowrap;vertical-align:top"`;
  const lines = parts.map(
    (part) =>
      `<tr><td class="soft hang" style="${SMALL};padding:2px 0 2px 12px;border-left:2px solid ${LIGHT.sight}">${safe(part.label)}</td><td class="soft" ${amount}>${safe(part.value)}</td></tr>`,
  );
  const total = `<tr><td colspan="2" class="ink" style="${BODY};font-weight:600;padding:4px 0 8px;text-align:right">${safe(sum ?? '')}</td></tr>`;
  return sum ? lines.join('') + total : lines.join('');
}

function row(of: Row): string {
  const { label, value, strong = false, note } = of;
  const weight = strong ? ';font-weight:600' : '';
  const cell = `class="ink line" style="${BODY}${weight};padding:8px 0;border-top:1px solid ${LIGHT.line};vertical-align:top`;
  const told = note ? `<p class="soft" style="${SMALL};margin:0">${safe(note)}</p>` : '';
  return `<tr><td ${cell}">${safe(label)}${told}</td><td ${cell};padding-left:16px;text-align:right;white-space:nowrap">${safe(value)}</td></tr>${under(of)}`;
}

function html(block: Block): string {
  switch (block.block) {
    case 'paragraph':
      return `<p class="ink" style="${BODY};margin:0 0 20px">${safe(block.text)}</p>`;
    case 'aside':
      return `<p class="soft" style="${SMALL};margin:0 0 20px">${safe(block.text)}</p>`;
    case 'code':
      return `<p class="ink line" style="font:400 32px/40px ${FONT};color:${LIGHT.ink};letter-spacing:6px;font-variant-numeric:tabular-nums;margin:0 0 20px;padding:12px 0;border-top:1px solid ${LIGHT.line};border-bottom:1px solid ${LIGHT.line}">${safe(block.code)}</p>`;
    case 'way':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="way" style="background:${LIGHT.way};border-radius:2px"><a href="${safe(block.href)}" style="display:inline-block;font:500 16px/24px ${FONT};color:#ffffff;text-decoration:none;padding:13px 24px;border:1px solid ${LIGHT.way};border-radius:2px">${safe(block.label)}</a></td></tr></table>`;
    case 'rows':
      return table(
        block.rows.map(row).join(''),
        ` class="line" style="margin:0 0 20px;border-bottom:1px solid ${LIGHT.line}"`,
      );
    case 'address':
      return `<p class="soft" style="${SMALL};margin:0 0 4px">${safe(block.title)}</p><p class="ink" style="${BODY};margin:0 0 20px">${block.lines.map(safe).join('<br>')}</p>`;
  }
}

/** The name with the line of the logo, drawn as a cell: every mail program gives one its width and its ground. */
function sender({ shopName, shopHref }: Frame): string {
  const name = `<a href="${safe(shopHref)}" class="ink" style="color:${LIGHT.ink};text-decoration:none">${safe(shopName)}</a>`;
  const line = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="sight" width="26" height="2" style="width:26px;height:2px;background:${LIGHT.sight};font-size:0;line-height:0">&nbsp;</td></tr></table>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="ink" style="font:500 18px/24px ${FONT};color:${LIGHT.ink}">${name}</td><td style="padding:4px 0 0 10px;vertical-align:middle">${line}</td></tr></table>`;
}

/** A letter as HTML: one table of 600 px at most, no picture, nothing that is fetched, light and dark. */
export function htmlLetter({ subject, blocks, why }: LetterText, frame: Frame): string {
  const { tag, foot } = frame;
  const sheet = table(
    `<tr><td class="pad line" style="padding:24px 40px;border-bottom:1px solid ${LIGHT.line}">${sender(frame)}</td></tr>` +
      `<tr><td class="pad" style="padding:32px 40px 16px"><h1 class="ink" style="font:400 25px/32px ${FONT};color:${LIGHT.ink};letter-spacing:-.3px;margin:0 0 20px">${safe(subject)}</h1>${blocks.map(html).join('')}</td></tr>` +
      `<tr><td class="pad line" style="padding:20px 40px 28px;border-top:1px solid ${LIGHT.line}">${[...foot, why].map((line) => `<p class="soft" style="${SMALL};margin:0 0 4px">${safe(line)}</p>`).join('')}</td></tr>`,
    ` class="sheet" style="max-width:600px;margin:0 auto;background:${LIGHT.surface};border:1px solid ${LIGHT.line}"`,
  );
  return (
    `<!doctype html><html lang="${safe(tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${safe(subject)}</title><style>${STYLE}</style></head>` +
    `<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">` +
    table(
      `<tr><td class="edge" align="center" style="padding:24px 16px">${sheet}</td></tr>`,
      ` class="ground" style="background:${LIGHT.ground}"`,
    ) +
    `</body></html>`
  );
}
