import type { Edit } from './skeleton';

/** Adds text after the last place that fits a pattern. */
export function afterLast(file: string, pattern: RegExp, added: string): Edit {
  return {
    file,
    change(text) {
      const last = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1);
      if (!last) throw new Error(`Nothing was written: ${file} has no place like ${pattern.source}.`);
      const end = last.index + last[0].length;
      return text.slice(0, end) + added + text.slice(end);
    },
  };
}

/** Puts text in the place of the first that fits a pattern; `$1` and the like are its groups. */
export function inPlaceOf(file: string, pattern: RegExp, text: string): Edit {
  return {
    file,
    change(before) {
      if (!pattern.test(before)) throw new Error(`Nothing was written: ${file} has no place like ${pattern.source}.`);
      return before.replace(pattern, text);
    },
  };
}

/** Changes a file of JSON as a value. */
export function inJson<Value>(file: string, change: (value: Value) => Value): Edit {
  return { file, change: (text) => `${JSON.stringify(change(JSON.parse(text) as Value), null, 2)}\n` };
}

/** The list with another name behind those like it. */
export function withName(names: readonly string[], name: string, like: (other: string) => boolean): readonly string[] {
  if (names.includes(name)) return names;
  const at = names.findLastIndex(like) + 1;
  return [...names.slice(0, at), name, ...names.slice(at)];
}

/** One edit after another of the same file, as one. */
export function together(edits: readonly Edit[]): readonly Edit[] {
  const files = [...new Set(edits.map(({ file }) => file))];
  return files.map((file) => ({
    file,
    change: (text) => edits.filter((edit) => edit.file === file).reduce((changed, { change }) => change(changed), text),
  }));
}
