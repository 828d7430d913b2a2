/**
 * Test files of one group run in one environment, so that the modules they share are loaded and warmed up once. This puts back what one
 * of them could leave to the next; what modules keep for themselves stays.
 */
const inBrowser = typeof document !== 'undefined';
// Registers its clean-up after each test, for all files of the group.
if (inBrowser) require('@testing-library/react');

const environment = { ...process.env };
const address = inBrowser ? location.href : '';

function clearDocument() {
  history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  document.body.replaceChildren();
  // Style sheets of components stay: they are written when their modules are loaded.
  for (const element of document.head.querySelectorAll(':not(style[data-styled])')) element.remove();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

exports.putBack = () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (inBrowser) clearDocument();
};
