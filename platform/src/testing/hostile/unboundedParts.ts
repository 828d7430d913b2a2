import type { JsonSchema } from './jsonSchema';
import type { TableRoute } from './routeTable';

/** What of a route a client could send without a bound; empty for a route that is closed on every side. */
export function unboundedParts({ url, schema }: TableRoute): string[] {
  const found: string[] = [];
  if (/[:*]/.test(url) && !schema.params) found.push('the path has no schema');
  for (const part of ['params', 'querystring', 'body'] as const) {
    const described = schema[part];
    if (described) found.push(...unbounded(described, part));
  }
  return found;
}

function unbounded(schema: JsonSchema, at: string): string[] {
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return choices.flatMap((choice) => unbounded(choice, at));
  if (schema.enum || schema.const !== undefined) return [];
  if (schema.type === 'string') return hasEnd(schema.pattern) || schema.maxLength !== undefined ? [] : [at];
  if (schema.type === 'number' || schema.type === 'integer') {
    const low = schema.minimum ?? schema.exclusiveMinimum;
    const high = schema.maximum ?? schema.exclusiveMaximum;
    return low === undefined || high === undefined ? [at] : [];
  }
  if (schema.type === 'array') {
    return [...(schema.maxItems === undefined ? [at] : []), ...unbounded(schema.items ?? {}, `${at}[]`)];
  }
  if (schema.type === 'object') return unboundedMembers(schema, at);
  return schema.type === 'boolean' || schema.type === 'null' ? [] : [at];
}

function unboundedMembers(schema: JsonSchema, at: string): string[] {
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => unbounded(member, `${at}.${name}`));
  const patterns = Object.values(schema.patternProperties ?? {}).flatMap((member) => unbounded(member, `${at}.*`));
  const open = schema.patternProperties !== undefined && schema.maxProperties === undefined;
  const more = typeof schema.additionalProperties === 'object' ? unbounded(schema.additionalProperties, `${at}.*`) : [];
  return [...named, ...patterns, ...more, ...(open ? [`${at}.*`] : [])];
}

/** A pattern bounds a text only when it holds the whole of it and repeats nothing without a limit. */
function hasEnd(pattern: string | undefined): boolean {
  if (pattern === undefined) return false;
  const withoutClasses = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(withoutClasses);
}
