/**
 * Runs code that makes its errors before it needs them, as react-dom does with those that it throws to itself. For an error's stack V8 reads
 * every function on it again, to learn where its parts stand in the source: for react-dom that is the whole library.
 * Errors of others have no stack meanwhile, so the file of that code should be there before.
 */
export async function withoutStacks<T>(run: () => Promise<T>): Promise<T> {
  const { stackTraceLimit } = Error;
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  try {
    return await run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
