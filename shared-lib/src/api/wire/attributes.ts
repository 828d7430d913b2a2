import * as v from 'valibot';

import type { Attributes } from '../../domain/product/product';
import { list, text } from './wire';

const oneOrMany = list(text);

/** Attributes of products v2: scalar values on items, parallel arrays on products in listings (contract 8.3). */
const attributeList = v.array(
  v.object({
    identifier: text,
    name: text,
    values: list(v.object({ identifier: oneOrMany, value: oneOrMany })),
  }),
);

/** Attributes of a search record: code lists by name, beside a second map with localised texts (contract 9.3). */
const attributeMap = v.record(v.string(), oneOrMany);

/** Either form: siblings and items come in the form of the record they sit in. */
const eitherForm = v.optional(v.nullable(v.union([attributeList, attributeMap])), null);

export const attributeEntries = { attributes: eitherForm, attributes_translated: eitherForm };

type EitherForm = v.InferOutput<typeof eitherForm>;

function fromList(records: v.InferOutput<typeof attributeList>): Attributes {
  const codes: Record<string, string[]> = {};
  const values: Record<string, string[]> = {};
  const names: Record<string, string> = {};
  for (const record of records) {
    const shown = record.values.flatMap((entry) => entry.value);
    const identifiers = record.values.flatMap((entry) => entry.identifier);
    codes[record.identifier] = shown.map((value, index) => identifiers[index] || value);
    values[record.identifier] = shown;
    names[record.identifier] = record.name || record.identifier;
  }
  return { codes, values, names };
}

export function toAttributes(record: { attributes: EitherForm; attributes_translated: EitherForm }): Attributes {
  const { attributes, attributes_translated: translated } = record;
  if (Array.isArray(attributes)) return fromList(attributes);
  const values = translated === null || Array.isArray(translated) ? {} : translated;
  return { codes: attributes ?? {}, values: { ...attributes, ...values }, names: {} };
}
