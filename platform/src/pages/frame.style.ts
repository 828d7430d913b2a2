/** Look of the pages for those who run the shop: the shop's tokens, one column on a phone. */
export const frameStyle = `:root{--surface:#fff;--ground:#f3f4f3;--ink:#14181a;--ink-2:#454d4f;--line:#d5d9d7;--line-2:#7d8685;--bad:#ad1f2d;--good:#1c6b3c;--focus:#1d4fa3;--on-ink:#fff;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--surface:#191d1e;--ground:#111415;--ink:#eef1f0;--ink-2:#b7bfbe;--line:#2d3334;--line-2:#77817f;--bad:#ff8b93;--good:#7fd6a1;--focus:#8db4ff;--on-ink:#111415}}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--ground);font:400 1rem/1.5 system-ui,sans-serif}
a{color:inherit;text-underline-offset:3px}
:is(a,button,input,select,textarea,summary):focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.skip{position:absolute;left:-9999px}.skip:focus{left:16px;top:8px;padding:8px 16px;background:var(--surface);z-index:1}
header{background:var(--surface);border-bottom:1px solid var(--line)}
.bar,main{max-width:1200px;margin:0 auto;padding:0 16px}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 24px}
.bar>b{padding:12px 0;font-weight:600}
.bar nav{display:flex;flex-wrap:wrap;gap:0 20px}
.bar nav a{display:inline-flex;align-items:center;min-height:48px;text-decoration:none;border-bottom:2px solid transparent}
.bar nav a[aria-current]{border-color:currentcolor;font-weight:600}
@media(max-width:599px){.bar nav{order:1;flex-basis:100%}}
.bar .who{display:flex;align-items:center;gap:12px;margin-left:auto;color:var(--ink-2)}
main{padding-block:24px 64px}
h1{margin:0 0 16px;font-size:1.75rem;line-height:2.25rem;font-weight:500}
h2{margin:40px 0 12px;font-size:1.25rem;line-height:1.75rem;font-weight:600}
h3{margin:0 0 8px;font-size:1rem}
p{margin:0 0 16px;max-width:44em}
.quiet,small{color:var(--ink-2)}
code{overflow-wrap:anywhere}
form.line,.actions{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:0 0 24px}
form.inline{display:inline}
label,legend{display:block;margin-bottom:4px;font-weight:500}
.field{margin:0 0 20px;max-width:34em}
.field small,.hint{display:block;margin-top:4px;font-size:.875rem;line-height:1.25rem}
input,select,textarea{width:100%;min-height:48px;padding:10px 12px;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line-2);border-radius:2px}
.line>div{flex:1 1 200px}
@media(min-width:600px){.line>div{max-width:340px}}
[aria-invalid=true]{border:2px solid var(--bad)}
.problem{color:var(--bad);font-weight:500}
legend{padding:0}
fieldset{margin:0 0 20px;padding:0;border:0;min-width:0}
.choice{display:flex;gap:8px;align-items:center;min-height:44px;font-weight:400;margin:0}
.choice input{width:20px;min-height:20px;height:20px;margin:0;accent-color:var(--ink)}
button,.button{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;font:inherit;font-weight:500;color:var(--ink);background:var(--surface);border:1px solid var(--ink);border-radius:2px;text-decoration:none;cursor:pointer}
button.main,.button.main{color:var(--on-ink);background:var(--ink)}
button.plain{min-height:44px;padding:0 4px;border:0;background:none;text-decoration:underline;text-underline-offset:3px}
.notice,.alert{margin:0 0 24px;padding:12px 16px;background:var(--surface);border-left:4px solid var(--good)}
.alert{border-color:var(--bad)}.alert :is(p,ul){margin:0}
table{width:100%;border-collapse:collapse;background:var(--surface)}
.wide{overflow-x:auto;margin:0 0 24px}
.few{max-width:34em}
td>a+a{margin-left:16px}
@media(max-width:599px){td>a+a{display:block;margin:4px 0 0}}
th,td{padding:10px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
th{font-weight:600;white-space:nowrap}
td.n,th.n{text-align:right}
.entries{list-style:none;margin:0 0 24px;padding:0;background:var(--surface)}
.entries>li{display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between;padding:14px 16px;border-bottom:1px solid var(--line)}
.entries .what{flex:1 1 300px;min-width:0;overflow-wrap:anywhere}
.entries .acts{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center}
.entries .acts>a{display:inline-flex;align-items:center;min-height:44px}
.state{display:inline-block;padding:0 8px;border:1px solid var(--line-2);border-radius:2px;font-size:.875rem;line-height:1.5rem}
.state.open{border-color:var(--ink);background:var(--ink);color:var(--on-ink)}`;
