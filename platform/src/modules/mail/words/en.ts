import type { LetterWords } from '../words';

export const en: LetterWords = {
  registrationCode: {
    subject: 'Confirm your address',
    lead: (minutes) => `Enter this code in the shop to confirm your address. It works for ${minutes} minutes.`,
    unasked: 'You did not register? Then do nothing: without the code the address stays unconfirmed.',
  },
  passwordResetCode: {
    subject: 'Your code for a new password',
    lead: (minutes) => `With this code you choose a new password. It works for ${minutes} minutes.`,
    way: 'Choose a new password',
    unasked: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'Your account has a new password. All other devices are signed out.',
  },
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    lead: 'Your account has another e-mail now. You still sign in with this address.',
  },
  notYou: {
    question: 'You did not do this? Then choose another password at once.',
    way: 'Choose another password',
  },
  organizationApproved: {
    subject: (name) => `${name} can buy now`,
    lead: (name) => `The account of ${name} is approved. Sign in to buy for it.`,
    way: 'Sign in',
  },
  backInStock: {
    subject: (article) => `${article} is back`,
    lead: (article) => `You wanted to know: ${article} can be bought again.`,
    way: 'See it in the shop',
    once: 'We write about this article once. Nothing is reserved for you.',
  },
  order: {
    way: 'See the order',
    guest: 'You ordered without an account: in another browser the link asks for this e-mail address.',
    number: 'Order',
  },
  orderReceived: {
    subject: (order) => `We have your order ${order}`,
    thanks: (name) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    lead: 'This message confirms your order.',
    discount: 'Discounts',
    code: (code) => `Code ${code}`,
    identity: {
      military: 'Military discount',
      responder: 'First responder discount',
      teacher: 'Teacher discount',
      student: 'Student discount',
    },
    insurance: (insurer) => `Insurance: ${insurer}`,
    gift: 'A gift from us',
    delivery: 'Delivery',
    free: 'Free',
    fee: 'Cash on delivery',
    tax: 'Tax',
    total: 'Total',
    paidWith: 'Payment',
    taxIncluded: 'VAT included',
    deliverTo: 'Delivery address',
    collectAt: 'Collect from',
    arrives: (days) => `It arrives in ${days}. We write when it is on its way.`,
    collected: (days) => `It is in the store in ${days}. We write when it is on its way there.`,
    arrivesOn: (day) => `It arrives on ${day}. We write when it is on its way.`,
    collectedOn: (day) => `Ready to collect on ${day}. Bring the order number.`,
    set: 'A store sets the hearing device to your audiogram.',
    bookSetting: 'Book a time for it',
    withdrawal: 'Right of withdrawal',
    waits: 'The lenses wait for your prescription. The days count from when we have it.',
    waitsForPrescriber: 'Contact lenses wait for the answer of your prescriber. The days count from then.',
  },
  prescriptionNeeded: {
    subject: (order) => `Order ${order} waits for your prescription`,
    lead: 'To make your lenses we need your prescription. Enter it, or upload a photo of it.',
    way: 'Add a prescription',
    noMail: 'Please do not send it as an answer to this message: in the shop only the lab can read it.',
  },
  prescriptionReceived: {
    subject: (order) => `We have the prescription for order ${order}`,
    lead: 'An optician reads it next, then your lenses are made.',
  },
  prescriptionRejected: {
    subject: (order) => `Order ${order}: your prescription was sent back`,
    lead: 'Our optician could not work with the prescription that came with your order.',
    madeFor: 'Prescription for',
    reason: {
      unreadable: 'The document cannot be read. A sharp photo in daylight is enough.',
      incomplete: 'Something is missing from it. Please add a complete prescription.',
      expired: 'It is too old. Please add a newer one.',
      'other-person': 'It seems to be somebody else’s. Please add your own.',
      'cannot-be-made':
        'These lenses cannot be made for this frame. Please write to us or call: we find a way together.',
      'not-confirmed':
        'The prescriber did not confirm these lenses. Name another prescriber, or upload the prescription.',
    },
    way: 'Add a prescription',
    noMail: 'Please do not send it as an answer to this message: in the shop only the lab can read it.',
  },
  prescriberNeeded: {
    subject: (order) => `Order ${order}: who prescribed your contact lenses?`,
    lead: 'By law we ask your prescriber before we send contact lenses in the United States. Tell us who prescribed them, or upload the prescription.',
    way: 'Name the prescriber',
  },
  lensesReleased: {
    subject: (order) => `The contact lenses of order ${order} are released`,
    confirmed: 'Your prescriber confirmed the lenses. We pack them now.',
    silent:
      'Your prescriber had eight business hours to answer and did not. By law we may send the lenses: we pack them now.',
  },
  lensesInMaking: {
    subject: (order) => `The lenses of order ${order} are being made`,
    lead: (days) =>
      `The prescription is checked and your lenses are in work. That takes ${days}; then the order is sent.`,
  },
  orderShipped: {
    subject: (order) => `Order ${order} is on its way`,
    lead: (days) => `Your order has left us. It takes ${days} to reach you.`,
    collected: (days) => `Your order has left for the store. It takes ${days} to get there. Bring the order number.`,
    goods: 'What we sent',
    tracking: 'Tracking number',
    follow: (number) => `Follow parcel ${number}`,
  },
  orderDelivered: {
    subject: (order) => `Order ${order} was delivered`,
    lead: 'Your order was handed over. We hope everything fits.',
    collected: 'You collected your order. We hope everything fits.',
  },
  orderAddressChanged: {
    subject: (order) => `Order ${order} goes to another address`,
    lead: 'Your order is sent to this address now.',
    unasked: 'You did not change it? Then call us at once.',
  },
  orderCancelled: {
    subject: (order) => `Order ${order} is canceled`,
    lead: 'Your order is canceled. Nothing will be sent.',
    money: 'Any money that was held for it is released, and anything we had received is paid back.',
  },
  orderRefunded: {
    subject: (order) => `Money back for order ${order}`,
    lead: (amount) => `We pay back ${amount}. How soon you see it depends on your bank.`,
    byTransfer: (amount) =>
      `We pay back ${amount} by bank transfer, since you paid in cash. Our customer service asks you for your account, if it has not done so yet.`,
    to: 'Paid back to',
    card: (brand, digits) => `${brand} ending in ${digits}`,
    delivery: (amount) => `That includes ${amount} for delivery, since the whole order came back.`,
  },
  returnAnnounced: {
    subject: (number) => `Return ${number}: your label`,
    lead: 'Your return is announced.',
    goods: 'What comes back',
    paysBack: (amount) => `${amount} is paid back once it has arrived and is checked.`,
    instead: (article, amount) =>
      `Instead we send you ${article} once it has arrived. If that is sold out by then, ${amount} is paid back.`,
    handIn: {
      PDF: 'Pack the things, print the label, stick it on the parcel and hand it in.',
      QR: 'Pack the things and hand in the parcel. Show the code on your phone there: the label is printed for you.',
    },
    collected: (day) =>
      `Pack the things, print the label and stick it on the parcel. It is collected on ${day}, where your order was delivered.`,
    handInBy: (day) => `Hand in the parcel by ${day}.`,
    way: 'To your label',
  },
  returnCancelled: {
    subject: (number) => `Return ${number} is canceled`,
    lead: 'Your return is canceled. Its label is no longer valid.',
    goods: 'What you keep',
  },
  orderExchanged: {
    subject: (order) => `Your exchange for order ${order} is on its way`,
    lead: (articles) => `What you sent back has arrived. Instead we have sent you: ${articles}.`,
  },
  paymentRefused: {
    subject: (order) => `Order ${order}: please pay again`,
    lead: (amount) =>
      `We could not take ${amount} for your order, so nothing has been sent. Pay it again with another card or another way to pay: we send the order then.`,
    way: 'Pay again',
  },
  reorderReminder: {
    subject: 'Time to order your contact lenses again?',
    lead: 'You wanted to be reminded of them. In your account you order the same again, for each eye as last time, or change the reminder.',
    way: 'Order the same again',
  },
  accountDeletionRequested: {
    subject: 'Your account is going to be deleted',
    lead: (day) =>
      `You asked us to delete your account. We do that on ${day}. Until then you can take it back and nothing is lost.`,
    waits: (orders) => `Orders and returns still under way: ${orders}. We delete nothing before they are done.`,
    way: 'Take it back',
    unasked: 'You did not ask for it? Then take it back and choose a new password at once.',
  },
  accountDeletionCancelled: {
    subject: 'Your account stays',
    lead: 'You took your request back: your account is not deleted. Nothing is lost.',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    lead: 'Your account and what belonged to it are deleted: your data, addresses, cards, prescriptions and lists. You are signed out everywhere.',
    orders: (years) => `The law makes us keep placed orders for ${years} years; after that their names go as well.`,
  },
  appointment: {
    service: { 'eye-test': 'Eye test', fitting: 'Fitting', hearing: 'Hearing test' },
    what: 'What',
    when: 'When',
    where: 'Where',
    way: 'Move or cancel it',
    until: (moment) => `You can move or cancel it in the shop until ${moment}. After that, please call the store.`,
    tooLate: (phone) => `To change it now, please call ${phone}.`,
    booked: (service) => `${service}: your appointment`,
    moved: (service) => `${service}: your new time`,
    cancelled: (service) => `${service}: appointment canceled`,
    bookedLead: (name) => (name ? `Thank you, ${name}. We expect you.` : 'Thank you. We expect you.'),
    movedLead: 'Your appointment was moved. This is the new time.',
    cancelledLead: 'This appointment is canceled. Nobody waits for you.',
    calledOffLead: 'We are sorry: the store had to cancel this appointment. Please book another one.',
    again: 'Book another one',
  },
  foot: {
    appointment: 'You get this message because an appointment was booked with this address.',
    order: 'You get this message because of your order.',
    deleted: 'You get this message because you asked us to delete your account.',
    account: 'You get this message because your address was entered in our shop.',
    notice: 'You get this message because you asked us to write when the article is back.',
    reminder: 'You get this message because you set a reminder in your account. There you can switch it off.',
    questions: (phone) => `Questions? ${phone}`,
  },
};
