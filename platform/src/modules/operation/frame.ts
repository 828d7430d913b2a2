import { createFrame } from '../../pages';

/** Where the pages for those who run the shop stand on the platform, beside the calls of operations. */
export const ROOT = '/operations';

export const frame = createFrame({
  root: ROOT,
  cookie: 'operations',
  name: 'Operations',
  sections: [
    ['releases', 'Releases'],
    ['dashboard', 'Dashboard'],
  ],
  style: `.refusal{white-space:pre-line;overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0 0 24px}
.facts dt{font-weight:600}.facts dd{margin:0;overflow-wrap:anywhere}
figure{margin:0 0 24px;padding:12px 16px;background:var(--surface)}
figure svg{display:block;width:100%;height:80px;border-bottom:1px solid var(--line-2)}
figcaption{margin-top:8px;font-size:.875rem;color:var(--ink-2)}
.all{fill:var(--line-2)}.bad{fill:var(--bad)}
@media(max-width:599px){.wide th[scope=row]{min-width:160px;white-space:normal;overflow-wrap:anywhere}}
main h2{overflow-wrap:anywhere}
details{margin:0 0 24px}summary{min-height:44px;padding:10px 0;cursor:pointer;font-weight:500}`,
});
