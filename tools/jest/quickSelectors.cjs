/**
 * To say how an element looks, jsdom holds every rule of every style sheet against it. Most fail by their last class or tag, which is
 * seen without running the selector; a browser looks its rules up the same way. What a selector means is left to jsdom.
 */
const { createRequire } = require('node:module');

const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
);

const PARTS_OF_NO_USE = /\[[^\][]*\]|\([^()]*\)/g;
const UNCLEAR = /[[\]()"'\\]/;

/** What an element must have for a selector without commas: a class, else a tag, else nothing that is seen at once. */
function demandOf(selector) {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const [, name] = /\.([\w-]+)/.exec(last) ?? [];
  if (name) return { name };
  const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
  return tag ? { tag: tag.toLowerCase() } : null;
}

/** What one of must be there; null when that is not seen at once. */
function demandsOf(text) {
  let plain = text;
  while (PARTS_OF_NO_USE.test(plain)) plain = plain.replaceAll(PARTS_OF_NO_USE, '');
  if (UNCLEAR.test(plain)) return null;
  const demands = plain.split(',').map(demandOf);
  return demands.includes(null) ? null : demands;
}

const known = new Map();
function demands(text) {
  let found = known.get(text);
  if (found === undefined) known.set(text, (found = demandsOf(text)));
  return found;
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, text) => {
  const wanted = typeof text === 'string' ? demands(text) : null;
  if (wanted) {
    const tag = element.localName.toLowerCase();
    const names = ` ${(element.getAttributeNS(null, 'class') ?? '').replaceAll(/\s/g, ' ')} `;
    if (!wanted.some((one) => (one.name ? names.includes(` ${one.name} `) : one.tag === tag))) return false;
  }
  return matchesDontThrow(element, text);
};
