/** A piece of sanitised rich text: words, or an element of the allowed kinds. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  /** Only on links; already checked. */
  readonly href?: string;
  readonly children: readonly RichNode[];
}

const TAGS = ['p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'h2', 'h3', 'h4', 'blockquote'] as const;
export type RichTag = (typeof TAGS)[number];

/** Spellings of older editors. */
const SYNONYMS: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em' };

/** Elements whose words are no text: they go with what is in them. */
const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'svg',
  'math',
  'form',
  'textarea',
  'select',
  'noscript',
  'title',
]);

const SAFE_ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/i;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function tagOf(name: string): RichTag | null {
  return SYNONYMS[name] ?? TAGS.find((tag) => tag === name) ?? null;
}

function hrefOf(attributes: string): string | undefined {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const href = decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return SAFE_ADDRESS.test(href) ? href : undefined;
}

interface Open {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: RichNode[];
}

const PIECES = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</gi;

/**
 * Reads HTML of the content service into elements of the allowed kinds (CMS-03). Everything else is left out or kept as
 * words only, and nothing of it ever reaches the document as markup; the same code runs on the server.
 */
export function readRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: Open[] = [];
  let dropped: string | null = null;
  const current = () => open.at(-1)?.children ?? root;
  const close = () => {
    const done = open.pop();
    if (done) current().push(done);
  };
  for (const [, slash, rawName = '', attributes = '', words] of html.matchAll(PIECES)) {
    const name = rawName.toLowerCase();
    if (dropped !== null) {
      if (slash && name === dropped) dropped = null;
      continue;
    }
    if (words !== undefined) {
      current().push(decodeEntities(words));
      continue;
    }
    if (name === '') continue;
    if (!slash && DROPPED.has(name)) {
      dropped = name;
      continue;
    }
    const tag = tagOf(name);
    if (tag === null) continue;
    if (tag === 'br') current().push({ tag, children: [] });
    else if (!slash) {
      const href = tag === 'a' ? hrefOf(attributes) : undefined;
      open.push({ tag, children: [], ...(href === undefined ? {} : { href }) });
    } else if (open.some((one) => one.tag === tag)) {
      while (open.at(-1)?.tag !== tag) close();
      close();
    }
  }
  while (open.length > 0) close();
  return root;
}
