import { type AttributeWriter, attributeWriter } from '@sightline/shared-lib/domain/order';

import { Fault, type HttpApp, invalidInput } from '../../kernel';
import { type ExtendedAttribute, withAttributes } from './order.domain';
import { ATTRIBUTES_TITLE } from './order.schemas';

/** An extended attribute as a body names it. */
export interface NamedAttribute {
  readonly attributeName: string;
  readonly attributeType?: string;
  readonly attributeValue?: string;
}

/** Most attributes of one order or one line, and most characters of all their names and values together. */
const MAX_ATTRIBUTES = 100;
const MAX_CHARACTERS = 60_000;

const notTheirs = (name: string, writer: AttributeWriter): Fault =>
  new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', `${name} is written by ${writer} alone.`, [name]);
const tooMany = (): Fault =>
  new Fault(400, 'CWXFR0226E', '_ERR_INVALID_INPUT', 'There are too many attributes, or they are too long.', [
    'attributes',
  ]);

/** Where a schema takes extended attributes: names of fields, `*` for every entry of a list. */
export function attributePaths(schema: unknown): string[][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    title,
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    readonly title?: string;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly items?: unknown;
    readonly anyOf?: readonly unknown[];
  };
  if (title === ATTRIBUTES_TITLE) return [[]];
  return [
    ...Object.entries(properties).flatMap(([name, one]) => attributePaths(one).map((path) => [name, ...path])),
    ...attributePaths(items).map((path) => ['*', ...path]),
    ...anyOf.flatMap(attributePaths),
  ];
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [];
  const isRecord = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
  return isRecord ? valuesAt((value as Record<string, unknown>)[step], rest) : [];
}

/**
 * Guards every call that takes extended attributes: the schema of its body says that it does, so no handler has to
 * think of it. A shopper writes the shopper's own and nobody else's (PLAT-06).
 */
export function guardAttributes(app: HttpApp): void {
  app.addHook('onRoute', (route) => {
    const paths = attributePaths(route.schema?.body);
    if (paths.length === 0) return;
    route.preHandler = [
      (request, _reply, done) => {
        const lists = paths.flatMap((path) => valuesAt(request.body, path)) as (readonly NamedAttribute[])[];
        const foreign = lists.flat().find(({ attributeName }) => attributeWriter(attributeName) !== 'shopper');
        if (foreign) done(notTheirs(foreign.attributeName, attributeWriter(foreign.attributeName)));
        else done();
      },
      ...[route.preHandler ?? []].flat(),
    ];
  });
}

/** Attributes of a body as they are kept: text, whatever type they were called. */
export function toAttributes(list: readonly NamedAttribute[] = []): ExtendedAttribute[] {
  return list.map(({ attributeName, attributeType, attributeValue }) => ({
    attributeName,
    attributeType: attributeType ?? 'STRING',
    attributeValue: attributeValue ?? '',
  }));
}

/** Names that say what lenses are made to, however they are spelled. */
const LENS_NAMES = /contact.?lens|prescription$|^(rxlensid|lensesreview|rxfilestorageids)$/i;

/**
 * What a shopper wrote, merged into what an order or a line keeps; refused when that becomes more than a record may hold.
 * What lenses are made to comes with a new line and changes by the calls for prescriptions: here nothing would check or
 * seal it (RX-06, RX-11).
 */
export function withShopperAttributes(
  kept: readonly ExtendedAttribute[],
  changes: readonly ExtendedAttribute[],
): ExtendedAttribute[] {
  const lenses = changes.find(({ attributeName }) => LENS_NAMES.test(attributeName.trim()));
  if (lenses) throw invalidInput(lenses.attributeName);
  return bounded(kept, changes);
}

/** What came with a new line; what lenses are made to may be among it, and is checked and sealed before it is kept. */
export const withNewLine = (changes: readonly ExtendedAttribute[]): ExtendedAttribute[] => bounded([], changes);

function bounded(kept: readonly ExtendedAttribute[], changes: readonly ExtendedAttribute[]): ExtendedAttribute[] {
  const merged = withAttributes(kept, changes);
  const characters = merged.reduce((sum, one) => sum + one.attributeName.length + one.attributeValue.length, 0);
  if (changes.length > 0 && (merged.length > MAX_ATTRIBUTES || characters > MAX_CHARACTERS)) throw tooMany();
  return merged;
}

/** The shopper's own among kept attributes: what a copy may take along. */
export function shopperAttributes(attributes: readonly ExtendedAttribute[]): ExtendedAttribute[] {
  return attributes.filter(({ attributeName }) => attributeWriter(attributeName) === 'shopper');
}
