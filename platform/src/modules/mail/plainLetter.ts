import { labelled } from '@sightline/shared-lib/domain/typography';

import type { Block, Frame, LetterText, Row } from './blocks';

/** A value never ends its line: whoever reads the text must not take it for another one. Spaces that hold words together stay. */
const oneLine = (text: string): string => text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim();

/** A label in a line of its own, above what it is for. */
const titled = (label: string, text: string, tag: string): string =>
  `${labelled(oneLine(label), '', tag).trimEnd()}\n${text}`;

function plainRow({ label, value, note, parts = [], sum }: Row, tag: string): string {
  const under = [
    ...(note ? [oneLine(note)] : []),
    ...parts.map((part) => labelled(oneLine(part.label), part.value, tag)),
    ...(sum ? [sum] : []),
  ];
  return [labelled(oneLine(label), oneLine(value), tag), ...under.map((line) => `    ${line}`)].join('\n');
}

function plain(block: Block, tag: string): string {
  switch (block.block) {
    case 'paragraph':
    case 'aside':
      return oneLine(block.text);
    case 'code':
      return `    ${oneLine(block.code)}`;
    case 'way':
      return titled(block.label, block.href, tag);
    case 'rows':
      return block.rows.map((row) => plainRow(row, tag)).join('\n');
    case 'address':
      return titled(block.title, block.lines.map(oneLine).join('\n'), tag);
  }
}

/** A letter as plain text. */
export function plainLetter({ blocks, why }: LetterText, { tag, shopName, shopHref, foot }: Frame): string {
  return `${[...blocks.map((block) => plain(block, tag)), ['--', `${shopName}, ${shopHref}`, ...foot, why].map(oneLine).join('\n')].join('\n\n')}\n`;
}
