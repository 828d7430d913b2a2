import { createFrame } from '../../pages';

/** Where the pages for those who run the shop stand on the platform, beside the calls of operations. */
export const ROOT = '/operations';

export const frame = createFrame({
  root: ROOT,
  cookie: 'operations',
  name: 'Operations',
  sections: [['releases', 'Releases']],
  style: `.refusal{white-space:pre-line;overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0 0 24px}
.facts dt{font-weight:600}.facts dd{margin:0;overflow-wrap:anywhere}
details{margin:0 0 24px}summary{min-height:44px;padding:10px 0;cursor:pointer;font-weight:500}`,
});
