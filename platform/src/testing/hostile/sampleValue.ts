import type { JsonSchema } from './jsonSchema';

/** Words that addresses and bodies of the platform hold, tried in this order where a pattern wants something. */
const WORDS = [
  '1',
  '10801',
  'a',
  'true',
  'us',
  'en',
  'en-us',
  'en_us',
  'USD',
  '-1',
  'a@b.example',
  'self',
  '2026-11-20',
  'f-a',
  '1.0',
  'abcdefgh12',
  '00000000000000000000000000000000',
  'a.webp',
  'frontal.webp',
];

/** Values that are known by name, taken where they fit; the cart of the caller is `.`. */
const NAMED: Readonly<Record<string, string>> = {
  storeId: '10801',
  orderId: '.',
  store: 'sightline',
  lang: 'en',
  country: 'us',
  index: 'products_en-us_grouped',
  facet: 'attributes.BRAND',
  prefix: 'sightline',
  locale: 'en-us',
  origin: 'http://localhost:3000',
};

/** A value that the schema lets through, so that another part of the same call is looked at. */
export function sampleValue(schema: JsonSchema, name = ''): unknown {
  const [choice] = schema.anyOf ?? schema.allOf ?? [];
  if (choice) return sampleValue(choice, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return sampleObject(schema);
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => sampleValue(schema.items ?? {}));
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 0, 1);
  if (schema.type === 'boolean') return true;
  return sampleText(schema, name);
}

function sampleObject(schema: JsonSchema): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).map(([name, member]) => [name, sampleValue(member, name)]);
  const [free] = Object.values(schema.patternProperties ?? {});
  return Object.fromEntries(free ? [...entries, ['name', sampleValue(free)]] : entries) as Record<string, unknown>;
}

function sampleText({ pattern, minLength = 0, format }: JsonSchema, name: string): unknown {
  if (format === 'email') return 'a@b.example';
  const fits = (text: string): boolean =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern).test(text));
  const known = NAMED[name];
  return [...(known === undefined ? [] : [known]), ...WORDS].find(fits) ?? 'a'.repeat(Math.max(1, minLength));
}
