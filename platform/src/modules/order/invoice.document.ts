import { labelled } from '@sightline/shared-lib/domain/typography';

import { drawPaper, printable, type Paper } from '../../kernel';

import { grandTotal, type Order } from './order.domain';
import { findStore } from './stores';
import { totalBeforeSurcharge } from './surcharge.domain';

interface InvoiceWords {
  readonly locale: string;
  readonly title: string;
  readonly order: string;
  readonly date: string;
  readonly deliverTo: string;
  readonly products: string;
  readonly discounts: string;
  readonly fee: string;
  readonly delivery: string;
  readonly tax: string;
  readonly total: string;
  readonly taxIncluded: string;
}

const english: InvoiceWords = {
  locale: 'en-US',
  title: 'Invoice',
  order: 'Order',
  date: 'Date',
  deliverTo: 'Delivered to',
  products: 'Products',
  discounts: 'Discounts',
  fee: 'Cash on delivery',
  delivery: 'Delivery',
  tax: 'Tax',
  total: 'Total',
  taxIncluded: 'VAT included',
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
    products: 'Articles',
    discounts: 'Remises',
    fee: 'Paiement à la livraison',
    delivery: 'Livraison',
    tax: 'Taxe',
    total: 'Total',
    taxIncluded: 'TVA comprise',
  },
  '-3': {
    locale: 'de-DE',
    title: 'Rechnung',
    order: 'Bestellung',
    date: 'Datum',
    deliverTo: 'Lieferadresse',
    products: 'Artikel',
    discounts: 'Rabatte',
    fee: 'Nachnahme',
    delivery: 'Versand',
    tax: 'Steuer',
    total: 'Gesamtbetrag',
    taxIncluded: 'inkl. MwSt.',
  },
  '-4': {
    locale: 'it-IT',
    title: 'Fattura',
    order: 'Ordine',
    date: 'Data',
    deliverTo: 'Consegna a',
    products: 'Prodotti',
    discounts: 'Sconti',
    fee: 'Contrassegno',
    delivery: 'Spedizione',
    tax: 'Imposte',
    total: 'Totale',
    taxIncluded: 'IVA inclusa',
  },
  '-5': {
    locale: 'es-ES',
    title: 'Factura',
    order: 'Pedido',
    date: 'Fecha',
    deliverTo: 'Entrega a',
    products: 'Productos',
    discounts: 'Descuentos',
    fee: 'Contra reembolso',
    delivery: 'Envío',
    tax: 'Impuestos',
    total: 'Total',
    taxIncluded: 'IVA incluido',
  },
  '-6': {
    locale: 'pt-PT',
    title: 'Fatura',
    order: 'Encomenda',
    date: 'Data',
    deliverTo: 'Entrega a',
    products: 'Produtos',
    discounts: 'Descontos',
    fee: 'Pagamento na entrega',
    delivery: 'Envio',
    tax: 'Impostos',
    total: 'Total',
    taxIncluded: 'IVA incluído',
  },
};

/** Draws the invoice of a placed order as one A4 page or more (ORD-04). */
export function renderInvoice(order: Order, langId: string): Promise<Buffer> {
  const text = words[langId] ?? english;
  return drawPaper(`${text.title} ${order.orderId}`, 56, (paper) => drawInvoice(paper, order, text));
}

function drawInvoice(paper: Paper, order: Order, text: InvoiceWords): void {
  const money = new Intl.NumberFormat(text.locale, { style: 'currency', currency: order.currency });
  const amount = (minor: number): string => printable(money.format(minor / 100));
  const write = (line: string) => paper.text(printable(line));
  const pair = (label: string, value: string, strong = false): void => {
    const y = paper.y;
    paper.font(strong ? 'strong' : 'plain').text(printable(label), 56, y, { width: 350 });
    paper.text(value, 406, y, { width: 133, align: 'right' });
    paper.moveDown(0.4);
  };

  paper.fontSize(22).text('Sightline', { continued: false });
  paper.fontSize(11).moveDown(0.5).text(`${text.title} ${order.orderId}`);
  write(labelled(text.order, order.orderId, text.locale));
  const placed = order.placedAt ?? order.updatedAt;
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(placed);
  write(labelled(text.date, day, text.locale));
  const address = order.lines[0]?.address;
  if (address) {
    paper.moveDown().text(text.deliverTo);
    write(`${address.firstName} ${address.lastName}`.trim());
    for (const row of address.addressLine) if (row) write(row);
    write(`${address.zipCode} ${address.city} ${address.state} ${address.country}`.replaceAll(/ +/g, ' '));
  }
  paper.moveDown();
  for (const line of order.lines) {
    pair(
      `${line.quantity} × ${line.name || line.partNumber} (${line.partNumber})`,
      amount(line.unitMinor * line.quantity),
    );
  }
  paper.moveDown();
  pair(text.products, amount(order.totals.productMinor));
  const feeMinor = grandTotal(order.totals) - totalBeforeSurcharge(order);
  const discountMinor = order.totals.adjustmentMinor - feeMinor;
  if (discountMinor !== 0) pair(text.discounts, amount(discountMinor));
  pair(text.delivery, amount(order.totals.shippingMinor));
  if (feeMinor !== 0) pair(text.fee, amount(feeMinor));
  const tax = order.totals.salesTaxMinor + order.totals.shippingTaxMinor;
  if (tax !== 0) pair(text.tax, amount(tax));
  pair(text.total, amount(grandTotal(order.totals)), true);
  if (findStore(order.storeId)?.taxIncluded) paper.font('plain').text(text.taxIncluded, 56);
}
