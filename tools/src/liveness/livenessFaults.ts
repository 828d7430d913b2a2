import type { ParkedNames } from './parked';
import type { UnreachedName } from './unreachedCode';

/** Unreached code that is not parked, and parked names that the product reaches by now. */
export function livenessFaults(unreached: readonly UnreachedName[], parked: readonly ParkedNames[]): string[] {
  const waiting = new Set(parked.flatMap(({ names }) => names));
  const dead = new Set(unreached.map(({ name }) => name));
  return [
    ...unreached
      .filter(({ name }) => !waiting.has(name))
      .map(({ file, name }) =>
        name === '*' ? `${file}: no product file imports it` : `${file}: no product file uses ${name}`,
      ),
    ...[...waiting].filter((name) => !dead.has(name)).map((name) => `${name} is parked, but used or gone: unpark it`),
  ];
}
