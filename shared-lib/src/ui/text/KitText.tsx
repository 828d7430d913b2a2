import { createContext, use, useMemo, type Context, type ReactNode } from 'react';
import type english from '../i18n/en.json';

type OwnKey = keyof typeof english;
/** What counted words are asked by: `Kit.Options` for `Kit.Options_one` and `Kit.Options_other`. */
type Stem<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** Keys of the kit's own words; the shell provides them in the page's language. */
export type KitMessageKey = Stem<OwnKey>;

/** All of the kit's words in one language; `{{name}}` marks a value. */
export type KitMessages = Readonly<Record<OwnKey, string>>;

export type KitTextFunction = (key: KitMessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Turns a language's messages into the function the components ask. */
export function kitTextFrom(messages: KitMessages): KitTextFunction {
  const texts: Readonly<Record<string, string>> = messages;
  return (key, values) => {
    const text = texts[key] ?? texts[`${key}_${values?.['count'] === 1 ? 'one' : 'other'}`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values?.[name] ?? whole));
  };
}

/** A word without its provider: its name is seen by whoever forgot it. */
const nameOfWord: KitTextFunction = (key) => key;

/** The kit is compiled into every remote, without words of any language; the context must be one all the same, or they would have none. */
const CONTEXT = Symbol.for('sightline.kit-text');
const shared = globalThis as { [CONTEXT]?: Context<KitTextFunction> };
const KitTextContext = (shared[CONTEXT] ??= createContext<KitTextFunction>(nameOfWord));

export interface KitTextProviderProps {
  /** For example i18next's fixed `t` of the page's language. */
  readonly text: KitTextFunction;
  /** Language tag that numbers in the words are written by. */
  readonly tag?: string | undefined;
  readonly children: ReactNode;
}

/** Gives the kit its words, around everything that is drawn. Tests find English ones in its place (`tools/jest/setup.browser.cjs`). */
export function KitTextProvider({ text, tag = 'en-US', children }: KitTextProviderProps) {
  const worded = useMemo<KitTextFunction>(() => (key, values) => text(key, withNumbers(values, tag)), [text, tag]);
  return <KitTextContext value={worded}>{children}</KitTextContext>;
}

/** Below a thousand every locale writes whole numbers alike; the first number format costs a phone 50 ms. */
const isPlain = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000;

function withNumbers(values: Parameters<KitTextFunction>[1], tag: string): Parameters<KitTextFunction>[1] {
  if (!values) return values;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && !isPlain(value) ? value.toLocaleString(tag) : value,
  ]);
  return Object.fromEntries(written);
}

export function useKitText(): KitTextFunction {
  return use(KitTextContext);
}
