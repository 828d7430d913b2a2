/** Runs in every browser project: the stories of that package as tests. */
const { testEveryStory } = require('../../src/storybook/everyStory');

testEveryStory(globalThis.PACKAGE_FOLDER);
