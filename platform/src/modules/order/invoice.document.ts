import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { labelled } from '@sightline/shared-lib/domain/typography';

import { drawPaper, printable, type Paper } from '../../kernel';

import { sellerAddress } from '../storeConfig';
import { grandTotal, isCollected, type Order } from './order.domain';
import { type MeansWords, type PaidWith, shownMeans } from './paidWith.domain';
import { postalLines } from './postalLines.domain';
import { findStore, requireStore } from './stores';
import { totalBeforeSurcharge } from './surcharge.domain';

interface InvoiceWords extends MeansWords {
  readonly locale: string;
  readonly title: string;
  readonly order: string;
  readonly date: string;
  readonly deliverTo: string;
  readonly article: string;
  readonly paidWith: string;
  readonly products: string;
  readonly discounts: string;
  readonly delivery: string;
  readonly tax: string;
  readonly total: string;
  readonly taxIncluded: string;
  readonly vatNumber: string;
  readonly sample: string;
}

const english: InvoiceWords = {
  locale: 'en-US',
  title: 'Invoice',
  order: 'Order',
  date: 'Date',
  deliverTo: 'Delivered to',
  article: 'Article',
  paidWith: 'Payment',
  card: (brand, digits) => `${brand} ending in ${digits}`,
  products: 'Products',
  discounts: 'Discounts',
  cash: 'Cash on delivery',
  delivery: 'Delivery',
  tax: 'Tax',
  total: 'Total',
  taxIncluded: 'VAT included',
  vatNumber: 'VAT number',
  sample: 'Sightline is an invented company; this invoice is a sample.',
};

const words: Readonly<Record<string, InvoiceWords>> = {
  '-1': english,
  '-24': { ...english, locale: 'en-GB' },
  '-2': {
    locale: 'fr-FR',
    title: 'Facture',
    order: 'Commande',
    date: 'Date',
    deliverTo: 'Livrée à',
    article: 'Article',
    paidWith: 'Paiement',
    card: (brand, digits) => `${brand} se terminant par ${digits}`,
    products: 'Articles',
    discounts: 'Remises',
    cash: 'Paiement à la livraison',
    delivery: 'Livraison',
    tax: 'Taxe',
    total: 'Total',
    taxIncluded: 'TVA comprise',
    vatNumber: 'Numéro de TVA',
    sample: 'Sightline est une société inventée ; cette facture est un exemple.',
  },
  '-3': {
    locale: 'de-DE',
    title: 'Rechnung',
    order: 'Bestellung',
    date: 'Datum',
    deliverTo: 'Lieferadresse',
    article: 'Artikelnummer',
    paidWith: 'Zahlung',
    card: (brand, digits) => `${brand} mit der Endung ${digits}`,
    products: 'Artikel',
    discounts: 'Rabatte',
    cash: 'Nachnahme',
    delivery: 'Versand',
    tax: 'Steuer',
    total: 'Gesamtbetrag',
    taxIncluded: 'inkl. MwSt.',
    vatNumber: 'USt-IdNr.',
    sample: 'Sightline ist ein erfundenes Unternehmen; diese Rechnung ist ein Muster.',
  },
  '-4': {
    locale: 'it-IT',
    title: 'Fattura',
    order: 'Ordine',
    date: 'Data',
    deliverTo: 'Consegna a',
    article: 'Articolo',
    paidWith: 'Pagamento',
    card: (brand, digits) => `${brand} che termina con ${digits}`,
    products: 'Prodotti',
    discounts: 'Sconti',
    cash: 'Contrassegno',
    delivery: 'Spedizione',
    tax: 'Imposte',
    total: 'Totale',
    taxIncluded: 'IVA inclusa',
    vatNumber: 'Partita IVA',
    sample: 'Sightline è una società inventata; questa fattura è un esempio.',
  },
  '-5': {
    locale: 'es-ES',
    title: 'Factura',
    order: 'Pedido',
    date: 'Fecha',
    deliverTo: 'Entrega a',
    article: 'Artículo',
    paidWith: 'Pago',
    card: (brand, digits) => `${brand} terminada en ${digits}`,
    products: 'Productos',
    discounts: 'Descuentos',
    cash: 'Contra reembolso',
    delivery: 'Envío',
    tax: 'Impuestos',
    total: 'Total',
    taxIncluded: 'IVA incluido',
    vatNumber: 'NIF-IVA',
    sample: 'Sightline es una empresa inventada; esta factura es una muestra.',
  },
  '-6': {
    locale: 'pt-PT',
    title: 'Fatura',
    order: 'Encomenda',
    date: 'Data',
    deliverTo: 'Entrega a',
    article: 'Artigo',
    paidWith: 'Pagamento',
    card: (brand, digits) => `${brand} terminado em ${digits}`,
    products: 'Produtos',
    discounts: 'Descontos',
    cash: 'Pagamento na entrega',
    delivery: 'Envio',
    tax: 'Impostos',
    total: 'Total',
    taxIncluded: 'IVA incluído',
    vatNumber: 'Número de IVA',
    sample: 'A Sightline é uma empresa inventada; esta fatura é um exemplo.',
  },
};

/** Draws the invoice of a placed order as one A4 page or more (ORD-04). */
export function renderInvoice(order: Order, langId: string, paid: readonly PaidWith[]): Promise<Buffer> {
  const text = words[langId] ?? english;
  return drawPaper(`${text.title} ${order.orderId}`, MARGIN, (paper) => drawInvoice(paper, order, text, paid));
}

const MARGIN = 56;
/** The words of a row; its amount ends where the page does. */
const [WORDS_WIDTH, AMOUNT_AT, AMOUNT_WIDTH] = [350, 406, 133];
const [INK, SOFT] = ['#14181a', '#454d4f'];

function drawInvoice(paper: Paper, order: Order, text: InvoiceWords, paid: readonly PaidWith[]): void {
  const money = new Intl.NumberFormat(text.locale, { style: 'currency', currency: order.currency });
  const amount = (minor: number): string => printable(money.format(minor / 100));
  const write = (line: string) => paper.text(printable(line));
  const pair = (label: string, value: string, { strong = false, below = '' } = {}): void => {
    const { y } = paper;
    paper.font(strong ? 'strong' : 'plain').text(value, AMOUNT_AT, y, { width: AMOUNT_WIDTH, align: 'right' });
    paper.text(printable(label), MARGIN, y, { width: WORDS_WIDTH });
    if (below) paper.fontSize(9).fillColor(SOFT).text(printable(below)).fontSize(11).fillColor(INK);
    paper.moveDown(0.4);
  };

  paper.fillColor(INK).fontSize(22).text('Sightline', { continued: false });
  drawSeller(paper, order.storeId, text);
  paper.fontSize(11).fillColor(INK).moveDown(0.5);
  write(`${text.title} ${shownOrderNumber(order.orderId)}`);
  write(labelled(text.order, shownOrderNumber(order.orderId), text.locale));
  const placed = order.placedAt ?? order.updatedAt;
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(placed);
  write(labelled(text.date, day, text.locale));
  const address = order.lines[0]?.address;
  if (address) {
    paper.moveDown().text(text.deliverTo);
    for (const row of postalLines(address, text.locale, isCollected(order))) write(row);
  }
  paper.moveDown();
  for (const line of order.lines) {
    pair(`${line.quantity} × ${line.name || line.partNumber}`, amount(line.unitMinor * line.quantity), {
      below: labelled(text.article, line.partNumber, text.locale),
    });
  }
  paper.moveDown();
  pair(text.products, amount(order.totals.productMinor));
  const feeMinor = grandTotal(order.totals) - totalBeforeSurcharge(order);
  const discountMinor = order.totals.adjustmentMinor - feeMinor;
  if (discountMinor !== 0) pair(text.discounts, amount(discountMinor));
  pair(text.delivery, amount(order.totals.shippingMinor));
  if (feeMinor !== 0) pair(text.cash, amount(feeMinor));
  const tax = order.totals.salesTaxMinor + order.totals.shippingTaxMinor;
  if (tax !== 0) pair(text.tax, amount(tax));
  pair(text.total, amount(grandTotal(order.totals)), { strong: true });
  paper.font('plain');
  if (findStore(order.storeId)?.taxIncluded) paper.text(text.taxIncluded, MARGIN);
  if (paid.length > 0) {
    const means = paid.map((one) => shownMeans(one, text)).join(', ');
    paper.moveDown();
    write(labelled(text.paidWith, means, text.locale));
  }
  paper.moveDown().fontSize(9).fillColor(SOFT);
  write(text.sample);
}

/** Who sold it and under which tax number, as an invoice has to say (directive 2006/112/EC, article 226). */
function drawSeller(paper: Paper, storeId: string, text: InvoiceWords): void {
  const { seller, vatNumber } = requireStore(storeId);
  paper.fontSize(9).fillColor(SOFT);
  paper.text(printable(`${seller.name}, ${sellerAddress(seller, text.locale)}`));
  if (vatNumber) paper.text(printable(labelled(text.vatNumber, vatNumber, text.locale)));
}
