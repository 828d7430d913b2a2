import AjvCompiler from '@fastify/ajv-compiler';

type BuildCompiler = ReturnType<typeof AjvCompiler>;
type Compile = ReturnType<BuildCompiler>;
type Validator = ReturnType<Compile>;

const buildCompiler = AjvCompiler();

/** The framework's own validators, each compiled at its first use: all of them take half a second of every start. */
export const lazyValidators: BuildCompiler = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options);
  return (...definition: Parameters<Compile>) => {
    let compiled: Validator | undefined;
    const validate = (value: unknown): unknown => {
      compiled ??= compile(...definition);
      const verdict: unknown = compiled(value);
      validate.errors = compiled.errors;
      return verdict;
    };
    validate.errors = undefined as Validator['errors'];
    return validate as Validator;
  };
};
