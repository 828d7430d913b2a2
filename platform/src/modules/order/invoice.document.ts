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
export async function renderInvoice(order: Order, langId: string): Promise<Buffer> {
  // A start need not wait for what draws invoices.
  const { default: Pdf } = await import('pdfkit');
  const text = words[langId] ?? english;
  const money = new Intl.NumberFormat(text.locale, { style: 'currency', currency: order.currency });
  const amount = (minor: number): string => money.format(minor / 100).replaceAll('\u202f', '\u00a0');
  const document = new Pdf({ size: 'A4', margin: 56, info: { Title: `${text.title} ${order.orderId}` } });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const pair = (label: string, value: string, strong = false): void => {
    const y = document.y;
    document.font(strong ? 'Helvetica-Bold' : 'Helvetica').text(label, 56, y, { width: 350 });
    document.text(value, 406, y, { width: 133, align: 'right' });
    document.moveDown(0.4);
  };

  document.font('Helvetica').fontSize(22).text('Sightline', { continued: false });
  document.fontSize(11).moveDown(0.5).text(`${text.title} ${order.orderId}`);
  document.text(`${text.order}: ${order.orderId}`);
  const placed = order.placedAt ?? order.updatedAt;
  document.text(
    `${text.date}: ${new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(placed)}`,
  );
  const address = order.lines[0]?.address;
  if (address) {
    document.moveDown().text(text.deliverTo);
    document.text(`${address.firstName} ${address.lastName}`.trim());
    for (const row of address.addressLine) if (row) document.text(row);
    document.text(`${address.zipCode} ${address.city} ${address.state} ${address.country}`.replaceAll(/ +/g, ' '));
  }
  document.moveDown();
  for (const line of order.lines) {
    pair(
      `${line.quantity} × ${line.name || line.partNumber} (${line.partNumber})`,
      amount(line.unitMinor * line.quantity),
    );
  }
  document.moveDown();
  pair(text.products, amount(order.totals.productMinor));
  const feeMinor = grandTotal(order.totals) - totalBeforeSurcharge(order);
  const discountMinor = order.totals.adjustmentMinor - feeMinor;
  if (discountMinor !== 0) pair(text.discounts, amount(discountMinor));
  pair(text.delivery, amount(order.totals.shippingMinor));
  if (feeMinor !== 0) pair(text.fee, amount(feeMinor));
  const tax = order.totals.salesTaxMinor + order.totals.shippingTaxMinor;
  if (tax !== 0) pair(text.tax, amount(tax));
  pair(text.total, amount(grandTotal(order.totals)), true);
  if (findStore(order.storeId)?.taxIncluded) document.font('Helvetica').text(text.taxIncluded, 56);
  document.end();
  return done;
}
