import AjvCompiler from '@fastify/ajv-compiler';

type BuildCompiler = ReturnType<typeof AjvCompiler>;
type Compile = ReturnType<BuildCompiler>;
type Validator = ReturnType<Compile>;

const buildCompiler = AjvCompiler();

/** Most keys of a body that has free ones. */
const MAX_KEYS = 400;

const plain = [
  { type: 'string', maxLength: 4000 },
  { type: 'number', minimum: -1e15, maximum: 1e15 },
  { type: 'boolean' },
  { type: 'null' },
];
/** What a free key may hold: text, a number, a switch, or a list or record of these. */
const plainValue = {
  anyOf: [
    ...plain,
    { type: 'array', items: { anyOf: plain }, maxItems: MAX_KEYS },
    { type: 'object', patternProperties: { '^': { anyOf: plain } }, maxProperties: 50 },
  ],
};

/**
 * Schema options of a body whose keys cannot all be listed, such as `orderItemId_1`. Everywhere else a key that the
 * schema does not name is ignored: it never reaches a service (contract 2).
 */
export function freeKeys(pattern: string): { patternProperties: Record<string, object>; maxProperties: number } {
  return { patternProperties: { [pattern]: plainValue }, maxProperties: MAX_KEYS };
}

/** The framework's own validators, each compiled at its first use: all of them take half a second of every start. */
export const lazyValidators: BuildCompiler = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options);
  const compileBody = buildCompiler(externalSchemas, {
    ...options,
    customOptions: { ...options?.customOptions, removeAdditional: 'all' },
  } as typeof options);
  return (...definition: Parameters<Compile>) => {
    // The compiler's own type names the schema alone; the framework hands over where it belongs as well.
    const { httpPart } = definition[0] as unknown as { httpPart?: string };
    let compiled: Validator | undefined;
    const validate = (value: unknown): unknown => {
      compiled ??= (httpPart === 'body' ? compileBody : compile)(...definition);
      const verdict: unknown = compiled(value);
      validate.errors = compiled.errors;
      return verdict;
    };
    validate.errors = undefined as Validator['errors'];
    return validate as Validator;
  };
};
