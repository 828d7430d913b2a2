import type { Problem } from '../problems';

const WHERE: Readonly<Record<Problem['where'], string>> = {
  build: 'Build',
  types: 'Types',
  words: 'Translations',
  server: 'Server',
};

/** Apart from the shop's tokens: the panel has to be seen when a change has broken those. */
const PANEL = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '50vh',
  overflow: 'auto',
  margin: '0',
  padding: '16px 24px',
  border: '0',
  borderTop: '4px solid #ff8a80',
  background: '#1d1b1a',
  color: '#fbeeea',
  font: '14px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

const ID = 'working-copy-problems';

/** Shows what is wrong with the working copy above the page until it is mended or closed; none takes the panel away. */
export function showProblems(problems: readonly Problem[]): void {
  document.getElementById(ID)?.remove();
  if (problems.length === 0) return;
  const panel = document.createElement('section');
  panel.id = ID;
  panel.lang = 'en';
  panel.popover = 'manual';
  panel.setAttribute('aria-label', 'Problems of the working copy');
  panel.setAttribute('role', 'alert');
  Object.assign(panel.style, PANEL);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  Object.assign(close.style, { float: 'right', padding: '8px 16px', minHeight: '44px', font: 'inherit' });
  close.addEventListener('click', () => panel.remove());
  panel.append(close);
  for (const { where, text } of problems) {
    const title = document.createElement('strong');
    title.textContent = `${WHERE[where]}\n`;
    panel.append(title, `${text}\n\n`);
  }
  document.body.append(panel);
  panel.showPopover();
}
