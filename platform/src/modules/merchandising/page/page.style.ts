/** What these pages have beyond the frame: what counts now beside what drafts would do, and results. */
export const pageStyle = `.compare{display:grid;gap:24px}
@media(min-width:760px){.compare{grid-template-columns:1fr 1fr}}
.compare section{background:var(--surface);padding:16px;min-width:0}
.compare h2{margin:0 0 8px}
.hits{list-style:none;margin:0;padding:0;counter-reset:hit}
.hits li{display:grid;grid-template-columns:2em 72px minmax(0,1fr);gap:4px 12px;align-items:center;padding:8px 0;border-top:1px solid var(--line)}
.hits img{width:72px;height:36px;object-fit:contain;background:#fff}
.hits .acts{grid-column:3;display:flex;flex-wrap:wrap;gap:0 16px}
.hits .acts a{display:inline-flex;align-items:center;min-height:36px}
@media(min-width:760px){.hits li{grid-template-columns:2em 72px minmax(0,1fr) auto;min-height:54px}.hits .acts{grid-column:4}}
.banner{margin:0 0 12px;padding:12px 16px;border:1px solid var(--line-2)}
.banner p{margin:0}`;
