import { shownOrderNumber } from '@sightline/shared-lib/domain/order';

import { accountTexts } from './accountTexts';
import { appointmentTexts } from './appointmentTexts';
import type { LetterContent } from './letter.domain';
import type { LetterFacts, OrderLetterFacts } from './letterFacts';
import { goodsBlocks, parcelBlocks, placeBlocks, receiptRows } from './orderBlocks';
import { aside, paragraph, way } from './blocks';
import type { Block, LetterText } from './blocks';
import type { Text, Writing } from './writing';

/** A letter about an order, with the way to it: the shopper's own browser opens it, others ask for the address. */
function ofOrder(
  subject: string,
  blocks: readonly Block[],
  order: OrderLetterFacts,
  { words, links }: Writing,
  to: { label: string; href: string } = { label: words.order.way, href: links.order(order) },
): LetterText {
  const guest = order.guest ? [aside(words.order.guest)] : [];
  return { subject, blocks: [...blocks, way(to.label, to.href), ...guest], why: words.foot.order };
}

const orderReceived: Text<'orderReceived'> = (facts, writing) => {
  const { words, days, day, links } = writing;
  const word = words.orderReceived;
  const arrival = facts.day
    ? (facts.collected ? word.collectedOn : word.arrivesOn)(day(facts.day))
    : (facts.collected ? word.collected : word.arrives)(days(facts.days));
  const means = (facts.paidWith ?? []).map(({ method, name, digits }) =>
    method === 'COD' ? word.fee : digits ? words.orderRefunded.card(name, digits) : name,
  );
  const isSet = facts.goods.some(({ partNumber }) => partNumber && writing.isSet(partNumber));
  return ofOrder(
    word.subject(shownOrderNumber(facts.orderId)),
    [
      paragraph(`${word.thanks(facts.firstName)} ${word.lead}`),
      receiptRows(facts, writing),
      ...(facts.taxIncluded ? [aside(word.taxIncluded)] : []),
      ...(means.length > 0 ? [{ block: 'address', title: word.paidWith, lines: means } satisfies Block] : []),
      ...placeBlocks(facts, writing),
      paragraph(
        [
          arrival,
          ...(facts.waitsForPrescription ? [word.waits] : []),
          ...(facts.waitsForPrescriber ? [word.waitsForPrescriber] : []),
        ].join(' '),
      ),
      ...(isSet ? [paragraph(word.set), way(word.bookSetting, links.hearingVisit())] : []),
      ...(facts.withdrawal ? [way(word.withdrawal, links.page('/c/withdrawal'))] : []),
    ],
    facts,
    writing,
  );
};

const texts: { readonly [Kind in keyof LetterFacts]: Text<Kind> } = {
  registrationCode: ({ code, minutes }, { words }) => ({
    subject: words.registrationCode.subject,
    blocks: [
      paragraph(words.registrationCode.lead(minutes)),
      { block: 'code', code },
      aside(words.registrationCode.unasked),
    ],
    why: words.foot.account,
  }),
  passwordResetCode: ({ code, minutes, email }, { words, links }) => ({
    subject: words.passwordResetCode.subject,
    blocks: [
      paragraph(words.passwordResetCode.lead(minutes)),
      { block: 'code', code },
      way(words.passwordResetCode.way, links.newPassword(email, code)),
      aside(words.passwordResetCode.unasked),
    ],
    why: words.foot.account,
  }),
  organizationApproved: ({ name }, { words, links }) => ({
    subject: words.organizationApproved.subject(name),
    blocks: [
      paragraph(words.organizationApproved.lead(name)),
      way(words.organizationApproved.way, links.page('/sign-in')),
    ],
    why: words.foot.account,
  }),
  backInStock: ({ article, path }, { words, links }) => ({
    subject: words.backInStock.subject(article),
    blocks: [
      paragraph(words.backInStock.lead(article)),
      way(words.backInStock.way, links.page(path)),
      aside(words.backInStock.once),
    ],
    why: words.foot.notice,
  }),
  orderReceived,
  prescriptionNeeded: (facts, writing) => {
    const word = writing.words.prescriptionNeeded;
    const to = { label: word.way, href: writing.links.prescription(facts) };
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [paragraph(word.lead), aside(word.noMail)],
      facts,
      writing,
      to,
    );
  },
  prescriptionReceived: (facts, writing) => {
    const word = writing.words.prescriptionReceived;
    const { arrives, collected } = writing.words.orderReceived;
    const when = (facts.collected ? collected : arrives)(writing.days(facts.days));
    return ofOrder(word.subject(shownOrderNumber(facts.orderId)), [paragraph(`${word.lead} ${when}`)], facts, writing);
  },
  prescriptionRejected: (facts, writing) => {
    const word = writing.words.prescriptionRejected;
    const to = { label: word.way, href: writing.links.prescription(facts) };
    const said = paragraph(`${word.lead} ${word.reason[facts.reason]}`);
    const { names = [] } = facts;
    const glasses: readonly Block[] = names.length > 0 ? [{ block: 'address', title: word.madeFor, lines: names }] : [];
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [...glasses, said, aside(word.noMail)],
      facts,
      writing,
      to,
    );
  },
  prescriberNeeded: (facts, writing) => {
    const word = writing.words.prescriberNeeded;
    const to = { label: word.way, href: writing.links.prescription(facts) };
    const { noMail } = writing.words.prescriptionNeeded;
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [paragraph(word.lead), aside(noMail)],
      facts,
      writing,
      to,
    );
  },
  lensesReleased: (facts, writing) => {
    const word = writing.words.lensesReleased;
    const lead = paragraph(facts.silent ? word.silent : word.confirmed);
    return ofOrder(word.subject(shownOrderNumber(facts.orderId)), [lead], facts, writing);
  },
  lensesInMaking: (facts, writing) => {
    const word = writing.words.lensesInMaking;
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [paragraph(word.lead(writing.days(facts.days)))],
      facts,
      writing,
    );
  },
  orderShipped: (facts, writing) => {
    const word = writing.words.orderShipped;
    const lead = (facts.collected ? word.collected : word.lead)(writing.days(facts.days));
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [
        paragraph(lead),
        ...goodsBlocks(facts.goods, writing.words.orderShipped.goods, writing),
        ...placeBlocks(facts, writing),
        ...parcelBlocks(facts, writing),
      ],
      facts,
      writing,
    );
  },
  orderDelivered: (facts, writing) => {
    const word = writing.words.orderDelivered;
    const lead = facts.collected ? word.collected : word.lead;
    return ofOrder(word.subject(shownOrderNumber(facts.orderId)), [paragraph(lead)], facts, writing);
  },
  orderAddressChanged: (facts, writing) => {
    const word = writing.words.orderAddressChanged;
    const title = writing.words.orderReceived.deliverTo;
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [paragraph(word.lead), { block: 'address', title, lines: facts.address }, aside(word.unasked)],
      facts,
      writing,
    );
  },
  orderCancelled: (facts, writing) => {
    const word = writing.words.orderCancelled;
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [paragraph(word.lead), paragraph(word.money)],
      facts,
      writing,
    );
  },
  orderRefunded: (facts, writing) => {
    const word = writing.words.orderRefunded;
    const { amountMinor, deliveryMinor = 0, currency, paidWith = [] } = facts;
    const means = paidWith.map(({ name, digits }) => (digits ? word.card(name, digits) : name));
    const lead = (facts.byTransfer ? word.byTransfer : word.lead)(writing.money(amountMinor, currency));
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [
        paragraph(lead),
        ...(means.length > 0 ? [{ block: 'address', title: word.to, lines: means } satisfies Block] : []),
        ...(deliveryMinor > 0 ? [paragraph(word.delivery(writing.money(deliveryMinor, currency)))] : []),
      ],
      facts,
      writing,
    );
  },
  returnAnnounced: (facts, writing) => {
    const word = writing.words.returnAnnounced;
    const next = facts.collectOn
      ? word.collected(writing.day(facts.collectOn))
      : word.handIn[facts.labelType === 'QR' ? 'QR' : 'PDF'];
    const to = { label: word.way, href: writing.links.returned(facts) };
    const { goods, amountMinor = 0, currency = '', instead = [], handInBy = '' } = facts;
    const paysBack = amountMinor > 0 ? [paragraph(word.paysBack(writing.money(amountMinor, currency)))] : [];
    const swapped = instead.map(({ name, amountMinor: minor }) =>
      paragraph(word.instead(name, writing.money(minor, currency))),
    );
    const last = handInBy ? ` ${word.handInBy(writing.day(handInBy))}` : '';
    const money = [...swapped, ...paysBack];
    return ofOrder(
      word.subject(facts.rmaId),
      [paragraph(word.lead), ...goodsBlocks(goods, word.goods, writing), ...money, paragraph(`${next}${last}`)],
      facts,
      writing,
      to,
    );
  },
  returnCancelled: (facts, writing) => {
    const word = writing.words.returnCancelled;
    const kept = goodsBlocks(facts.goods, word.goods, writing);
    return ofOrder(word.subject(facts.rmaId), [paragraph(word.lead), ...kept], facts, writing);
  },
  orderExchanged: (facts, writing) => {
    const word = writing.words.orderExchanged;
    const lead = paragraph(word.lead(writing.list(facts.names)));
    return ofOrder(
      word.subject(shownOrderNumber(facts.orderId)),
      [lead, ...parcelBlocks(facts, writing)],
      facts,
      writing,
    );
  },
  paymentRefused: (facts, writing) => {
    const word = writing.words.paymentRefused;
    const amount = writing.money(facts.amountMinor, facts.currency);
    const to = { label: word.way, href: writing.links.order(facts) };
    return ofOrder(word.subject(shownOrderNumber(facts.orderId)), [paragraph(word.lead(amount))], facts, writing, to);
  },
  reorderReminder: (_facts, { words, links }) => ({
    subject: words.reorderReminder.subject,
    blocks: [paragraph(words.reorderReminder.lead), way(words.reorderReminder.way, links.account('order-reminder'))],
    why: words.foot.reminder,
  }),
  ...accountTexts,
  ...appointmentTexts,
};

/** What a letter says, in the words of its language. */
export function letterText<Kind extends LetterContent['kind']>(
  kind: Kind,
  facts: LetterFacts[Kind],
  writing: Writing,
): LetterText {
  return texts[kind](facts, writing);
}
