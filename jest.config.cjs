/** One project a package: components run in jsdom, all else in node. */
const preset = require('./tools/jest/preset.cjs');

module.exports = {
  projects: [
    preset.browser('shared-lib'),
    preset.browser('shell'),
    preset.browser('mfe-catalog'),
    preset.browser('mfe-cart-checkout'),
    preset.browser('mfe-account'),
    preset.browser('mfe-store-locator'),
    preset.browser('mfe-prescription'),
    preset.browser('host'),
    preset.server('platform'),
    preset.server('pictures'),
    preset.server('tools'),
  ],
};
