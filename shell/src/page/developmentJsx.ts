import jsxDevRuntime from 'react/jsx-dev-runtime';
import jsxRuntime from 'react/jsx-runtime';

/**
 * What the development build of one slice makes its elements with, on the server and in the browser (FED-04). A production shell has no `jsxDEV` of
 * its own; that takes the same words as `jsx`, and then some that are for warnings.
 */
export const developmentJsx = {
  ...jsxDevRuntime,
  jsxDEV: (jsxDevRuntime.jsxDEV as typeof jsxDevRuntime.jsxDEV | undefined) ?? jsxRuntime.jsx,
};
