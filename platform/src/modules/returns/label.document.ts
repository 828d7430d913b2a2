import { drawPaper, printable, type Paper } from '../../kernel';
import { type Order, requireStore } from '../order';

import { returnAddress } from './returnAddress';
import type { Return } from './returns.repository';

interface LabelWords {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly order: string;
  /** What to do with the sheet. */
  readonly paper: string;
  /** What to do with the code on a phone. */
  readonly screen: string;
}

const english: LabelWords = {
  title: 'Return',
  from: 'From',
  to: 'To',
  order: 'Order',
  paper: 'Print this page, cut along the line and stick the lower part on the parcel.',
  screen: 'Show this code where you hand in the parcel. The label is printed there.',
};

const words: Readonly<Record<string, LabelWords>> = {
  en: english,
  fr: {
    title: 'Retour',
    from: 'De',
    to: 'À',
    order: 'Commande',
    paper: 'Imprimez cette page, découpez-la le long de la ligne et collez la partie du bas sur le colis.',
    screen: 'Présentez ce code là où vous déposez le colis. L’étiquette y est imprimée.',
  },
  de: {
    title: 'Rücksendung',
    from: 'Von',
    to: 'An',
    order: 'Bestellung',
    paper:
      'Drucken Sie diese Seite, schneiden Sie sie an der Linie durch und kleben Sie den unteren Teil auf das Paket.',
    screen: 'Zeigen Sie diesen Code dort, wo Sie das Paket abgeben. Das Etikett wird dort gedruckt.',
  },
  it: {
    title: 'Reso',
    from: 'Da',
    to: 'A',
    order: 'Ordine',
    paper: 'Stampa questa pagina, tagliala lungo la linea e incolla la parte in basso sul pacco.',
    screen: 'Mostra questo codice dove consegni il pacco. L’etichetta viene stampata lì.',
  },
  es: {
    title: 'Devolución',
    from: 'De',
    to: 'A',
    order: 'Pedido',
    paper: 'Imprime esta página, córtala por la línea y pega la parte de abajo en el paquete.',
    screen: 'Enseña este código donde entregues el paquete. Allí imprimen la etiqueta.',
  },
  pt: {
    title: 'Devolução',
    from: 'De',
    to: 'Para',
    order: 'Encomenda',
    paper: 'Imprima esta página, corte-a pela linha e cole a parte de baixo na encomenda.',
    screen: 'Mostre este código onde entregar a encomenda. A etiqueta é impressa aí.',
  },
};

const MARGIN = 56;

/** Code 128 as bars, `width` points wide from `left`. */
function drawBars(paper: Paper, sbs: readonly number[], place: { left: number; top: number; width: number }): void {
  const unit = place.width / sbs.reduce((sum, one) => sum + one, 0);
  let x = place.left;
  sbs.forEach((modules, index) => {
    const wide = modules * unit;
    // Bars and gaps take turns, a bar first.
    if (index % 2 === 0) paper.rect(x, place.top, wide, 70).fill('#000');
    x += wide;
  });
}

/** A QR code as squares, `size` points wide. */
function drawSquares(
  paper: Paper,
  { pixs, pixx }: { readonly pixs: readonly number[]; readonly pixx: number },
  place: { left: number; top: number; size: number },
): void {
  const unit = place.size / pixx;
  pixs.forEach((dark, index) => {
    if (dark) {
      const row = Math.floor(index / pixx);
      paper.rect(place.left + (index % pixx) * unit, place.top + row * unit, unit + 0.05, unit + 0.05).fill('#000');
    }
  });
}

type LabelFacts = Pick<Return, 'rma_id' | 'store_id' | 'locale' | 'label_type' | 'tracking_number'>;

/** Label of a return, one A4 page: a barcode to stick on the parcel, or a code to show where it is handed in (RET-02). */
export async function renderLabel(found: LabelFacts, order: Pick<Order, 'orderId' | 'lines'>): Promise<Buffer> {
  // A start need not wait for what draws codes.
  const { default: barcodes } = await import('bwip-js/node');
  const text = words[found.locale.slice(0, 2)] ?? english;
  return drawPaper(`${text.title} ${found.rma_id}`, MARGIN, (paper) => {
    paper.fontSize(22).text('Sightline');
    paper.fontSize(11).moveDown(0.5).text(`${text.title} ${found.rma_id}`);
    paper.text(`${text.order} ${order.orderId}`);
    paper.moveDown().text(found.label_type === 'QR' ? text.screen : text.paper);
    const line = 250;
    paper.moveTo(MARGIN, line).lineTo(539, line).dash(4, { space: 4 }).stroke('#888').undash();
    paper.fillColor('#000');

    const address = order.lines.find((one) => one.address)?.address;
    const sender = address
      ? [
          `${address.firstName} ${address.lastName}`.trim(),
          ...address.addressLine.filter(Boolean),
          `${address.zipCode} ${address.city} ${address.state}`.replaceAll(/ +/g, ' ').trim(),
          address.country,
        ]
      : [];
    paper.fontSize(9).text(text.from, MARGIN, line + 24);
    for (const row of sender) paper.text(printable(row));
    paper.fontSize(9).text(text.to, 320, line + 24);
    paper.fontSize(14);
    for (const row of returnAddress(requireStore(found.store_id))) paper.text(printable(row));

    const top = line + 190;
    if (found.label_type === 'QR') {
      const [code] = barcodes.raw({ bcid: 'qrcode', text: `${found.rma_id} ${found.tracking_number}` });
      if (code && 'pixs' in code) drawSquares(paper, code, { left: MARGIN, top, size: 220 });
    } else {
      const [code] = barcodes.raw({ bcid: 'code128', text: found.tracking_number });
      if (code && 'sbs' in code) drawBars(paper, code.sbs, { left: MARGIN, top, width: 360 });
      paper
        .fillColor('#000')
        .fontSize(11)
        .text(found.tracking_number, MARGIN, top + 80);
    }
  });
}
