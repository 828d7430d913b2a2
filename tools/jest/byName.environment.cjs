const { TestEnvironment: Node } = require('jest-environment-node');

/**
 * Tests of components (`.test.tsx`) and stories run in jsdom, all others in node, which opens in a fraction of the time. A `.test.ts`
 * that needs a document asks for it with a docblock.
 */
module.exports = function ByName(config, context) {
  if (context.testPath.endsWith('.test.ts')) return new Node(config, context);
  require('./quickSelectors.cjs');
  const { TestEnvironment: Browser } = require('jest-environment-jsdom');
  return new Browser(config, context);
};
