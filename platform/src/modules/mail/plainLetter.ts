import type { Block, Frame, LetterText } from './blocks';

/** A value never ends its line: whoever reads the text must not take it for another one. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function plain(block: Block): string {
  switch (block.block) {
    case 'paragraph':
    case 'aside':
      return oneLine(block.text);
    case 'code':
      return `    ${oneLine(block.code)}`;
    case 'way':
      return `${oneLine(block.label)}:\n${block.href}`;
    case 'rows':
      return block.rows.map(({ label, value }) => `${oneLine(label)}: ${oneLine(value)}`).join('\n');
    case 'address':
      return [`${oneLine(block.title)}:`, ...block.lines.map(oneLine)].join('\n');
  }
}

/** A letter as plain text. */
export function plainLetter({ blocks, why }: LetterText, { shopName, shopHref, foot }: Frame): string {
  return `${[...blocks.map(plain), ['--', `${shopName}, ${shopHref}`, ...foot, why].map(oneLine).join('\n')].join('\n\n')}\n`;
}
