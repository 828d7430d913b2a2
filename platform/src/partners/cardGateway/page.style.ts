import { fontPath } from '../partnerFont.routes';

/** Look of the gateway's pages: the shop's tokens for colours, sizes and type. */
export const pageStyle = `
@font-face { font-family: 'Atkinson Next'; src: url('${fontPath}') format('woff2'); font-weight: 300 700; font-display: swap; }
:root { --surface: #ffffff; --ground: #f3f4f3; --ink: #14181a; --ink-2: #454d4f; --line: #d5d9d7; --line-2: #7d8685; --bad: #ad1f2d; --focus: #1d4fa3; --on-ink: #ffffff; color-scheme: light; }
:root[data-theme='dark'] { --surface: #191d1e; --ground: #111415; --ink: #eef1f0; --ink-2: #b7bfbe; --line: #2d3334; --line-2: #77817f; --bad: #ff8b93; --focus: #8db4ff; --on-ink: #111415; color-scheme: dark; }
* { box-sizing: border-box; }
html { background: transparent; }
body { margin: 0; padding: 4px; color: var(--ink); background: transparent; font: 400 1rem/1.5 'Atkinson Next', system-ui, sans-serif; }
.fields { display: grid; grid-template-columns: 1fr 1fr; column-gap: 16px; row-gap: 16px; border: 0; margin: 0; padding: 0; min-width: 0; }
.wide { grid-column: 1 / -1; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: block; margin-bottom: 6px; line-height: 24px; font-weight: 500; }
.box { position: relative; }
input { width: 100%; height: 48px; padding: 0 14px; font: inherit; font-variant-numeric: tabular-nums; color: var(--ink); background: var(--surface); border: 1px solid var(--line-2); border-radius: 2px; }
input::placeholder { color: var(--ink-2); opacity: 1; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
input[aria-invalid='true'] { border: 2px solid var(--bad); padding: 0 13px; }
#card-brand { position: absolute; right: 12px; top: 14px; font-size: 0.875rem; line-height: 20px; font-weight: 500; color: var(--ink-2); pointer-events: none; }
.hint, .error { margin: 6px 0 0; font-size: 0.875rem; line-height: 20px; color: var(--ink-2); }
.error { display: flex; gap: 8px; color: var(--bad); font-weight: 500; }
.error svg { flex: none; width: 16px; height: 16px; margin-top: 2px; fill: none; stroke: currentColor; stroke-width: 1.9; }
.error:empty, .error:has(span:empty), .hint:empty { display: none; }
.choices { display: grid; gap: 4px; border: 0; margin: 0; padding: 0; }
.choices label { display: flex; align-items: center; gap: 12px; min-height: 44px; margin: 0; font-weight: 400; }
.choices input { width: 20px; height: 20px; margin: 0; accent-color: var(--ink); }
.challenge { max-width: 34em; margin: 0 auto; padding: 12px 0; background: var(--surface); min-height: calc(100vh - 8px); }
.approval { max-width: 480px; margin: 0 auto; padding: 28px 20px; background: var(--surface); }
.approval h1 { font-size: 1.75rem; line-height: 36px; }
.approval .fields { margin-top: 16px; }
.approval dl { margin: 0 0 20px; border-top: 1px solid var(--line); }
.approval dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.approval dt { color: var(--ink-2); }
.approval dd { margin: 0; font-variant-numeric: tabular-nums; }
.approval button { flex: 1 0 100%; }
html:has(.approval) { background: var(--ground); }
body:has(.approval) { padding: 0; }
@media (min-width: 600px) { .approval { margin-top: 64px; padding: 40px; } }
h1 { margin: 0 0 12px; font-size: 1.25rem; line-height: 28px; font-weight: 450; }
p { margin: 0 0 16px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
button { min-height: 52px; padding: 0 24px; font: inherit; font-weight: 500; border-radius: 2px; border: 1px solid var(--ink); background: var(--surface); color: var(--ink); cursor: pointer; }
button.main { background: var(--ink); color: var(--on-ink); }
`;
