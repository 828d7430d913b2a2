/**
 * What a record holds under a name that came from outside, an address, a cookie, a file or an answer: `constructor` and `__proto__` are names like any
 * other, and what every object inherits is no entry of it.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): NonNullable<Value> | undefined {
  return Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined;
}
