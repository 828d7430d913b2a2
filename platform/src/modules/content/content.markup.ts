const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Text with `[label](address)` links as HTML of one line. */
export function lineHtml(text: string): string {
  return escapeHtml(text).replace(link, '<a href="$2">$1</a>');
}

/** The same text without its links. */
export function plainLine(text: string): string {
  return text.replace(link, '$1');
}

/** Paragraphs and lists: lines that begin with `- ` and stand together make one list. */
export function bodyHtml(lines: readonly string[]): string {
  let html = '';
  let inList = false;
  for (const line of lines) {
    const isEntry = line.startsWith('- ');
    if (isEntry !== inList) html += isEntry ? '<ul>' : '</ul>';
    inList = isEntry;
    html += isEntry ? `<li>${lineHtml(line.slice(2))}</li>` : `<p>${lineHtml(line)}</p>`;
  }
  return inList ? `${html}</ul>` : html;
}

/** Addresses a text links to. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(link)].map((match) => match[2] ?? '');
}
