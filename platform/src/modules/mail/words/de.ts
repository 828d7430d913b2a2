import type { LetterWords } from '../words';

export const de: LetterWords = {
  registrationCode: {
    subject: 'Bestätigen Sie Ihre Adresse',
    lead: (minutes) => `Geben Sie diesen Code im Shop ein, um Ihre Adresse zu bestätigen. Er gilt ${minutes} Minuten.`,
    unasked: 'Sie haben sich nicht registriert? Dann tun Sie nichts: Ohne den Code bleibt die Adresse unbestätigt.',
  },
  passwordResetCode: {
    subject: 'Ihr Code für ein neues Passwort',
    lead: (minutes) => `Mit diesem Code wählen Sie ein neues Passwort. Er gilt ${minutes} Minuten.`,
    way: 'Neues Passwort wählen',
    unasked: 'Sie haben ihn nicht angefordert? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    lead: 'Ihr Konto hat ein neues Passwort. Alle anderen Geräte sind abgemeldet.',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    lead: 'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Sie melden sich weiterhin mit dieser hier an.',
  },
  notYou: {
    question: 'Sie waren das nicht? Dann wählen Sie sofort ein anderes Passwort.',
    way: 'Anderes Passwort wählen',
  },
  organizationApproved: {
    subject: (name) => `${name} kann jetzt einkaufen`,
    lead: (name) => `Das Konto von ${name} ist freigegeben. Melden Sie sich an, um dafür einzukaufen.`,
    way: 'Anmelden',
  },
  backInStock: {
    subject: (article) => `${article} ist wieder da`,
    lead: (article) => `Sie wollten es wissen: ${article} ist wieder zu kaufen.`,
    way: 'Im Shop ansehen',
    once: 'Zu diesem Artikel schreiben wir einmal. Reserviert ist nichts.',
  },
  order: {
    way: 'Bestellung ansehen',
    guest: 'Sie haben ohne Konto bestellt: In einem anderen Browser fragt der Link nach dieser E-Mail-Adresse.',
    number: 'Bestellung',
  },
  orderReceived: {
    subject: (order) => `Wir haben Ihre Bestellung ${order}`,
    thanks: (name) => (name ? `Danke, ${name}.` : 'Danke.'),
    lead: 'Mit dieser Nachricht bestätigen wir Ihre Bestellung.',
    discount: 'Rabatte',
    code: (code) => `Code ${code}`,
    identity: {
      military: 'Nachlass für Militär',
      responder: 'Nachlass für Rettungsdienste',
      teacher: 'Nachlass für Lehrkräfte',
      student: 'Nachlass für Studierende',
    },
    insurance: (insurer) => `Versicherung: ${insurer}`,
    gift: 'Ein Geschenk von uns',
    delivery: 'Versand',
    free: 'Kostenlos',
    fee: 'Nachnahme',
    tax: 'Steuer',
    total: 'Gesamtbetrag',
    paidWith: 'Bezahlung',
    taxIncluded: 'inkl. MwSt.',
    deliverTo: 'Lieferadresse',
    collectAt: 'Abholung bei',
    arrives: (days) => `Lieferzeit: ${days}. Wir schreiben Ihnen, sobald sie unterwegs ist.`,
    collected: (days) => `Lieferzeit in die Filiale: ${days}. Wir schreiben Ihnen, sobald sie unterwegs ist.`,
    arrivesOn: (day) => `Lieferung am ${day}. Wir schreiben Ihnen, sobald sie unterwegs ist.`,
    collectedOn: (day) => `Abholbereit am ${day}. Bringen Sie die Bestellnummer mit.`,
    set: 'Eine Filiale stellt das Hörgerät auf Ihr Audiogramm ein.',
    bookSetting: 'Termin dafür vereinbaren',
    withdrawal: 'Widerrufsrecht',
    waits: 'Die Gläser warten auf Ihr Rezept. Die Tage zählen, sobald wir es haben.',
    waitsForPrescriber: 'Die Kontaktlinsen warten auf die Antwort Ihrer Praxis. Die Tage zählen ab dann.',
  },
  prescriptionNeeded: {
    subject: (order) => `Bestellung ${order} wartet auf Ihr Rezept`,
    lead: 'Für Ihre Gläser brauchen wir Ihr Rezept. Geben Sie es ein oder laden Sie ein Foto davon hoch.',
    way: 'Rezept angeben',
    noMail: 'Bitte schicken Sie es nicht als Antwort auf diese Nachricht: Im Shop kann nur die Werkstatt es lesen.',
  },
  prescriptionReceived: {
    subject: (order) => `Das Rezept zur Bestellung ${order} ist da`,
    lead: 'Als Nächstes liest es ein Optiker, dann werden Ihre Gläser gemacht.',
  },
  prescriptionRejected: {
    subject: (order) => `Bestellung ${order}: Ihr Rezept wurde zurückgegeben`,
    lead: 'Unser Optiker konnte mit dem Rezept zu Ihrer Bestellung nicht arbeiten.',
    madeFor: 'Rezept für',
    reason: {
      unreadable: 'Das Dokument ist nicht lesbar. Ein scharfes Foto bei Tageslicht genügt.',
      incomplete: 'Es fehlt etwas. Bitte geben Sie ein vollständiges Rezept an.',
      expired: 'Es ist zu alt. Bitte geben Sie ein neueres an.',
      'other-person': 'Es scheint von jemand anderem zu sein. Bitte geben Sie Ihr eigenes an.',
      'cannot-be-made':
        'Diese Gläser lassen sich für diese Fassung nicht fertigen. Schreiben Sie uns oder rufen Sie an: Wir finden einen Weg.',
      'not-confirmed':
        'Die Praxis hat diese Linsen nicht bestätigt. Nennen Sie eine andere Praxis, oder laden Sie das Rezept hoch.',
    },
    way: 'Rezept angeben',
    noMail: 'Bitte schicken Sie es nicht als Antwort auf diese Nachricht: Im Shop kann nur die Werkstatt es lesen.',
  },
  prescriberNeeded: {
    subject: (order) => `Bestellung ${order}: Wer hat Ihre Kontaktlinsen verordnet?`,
    lead: 'In den USA müssen wir nach dem Gesetz bei der Praxis nachfragen, bevor wir Kontaktlinsen senden. Sagen Sie uns, wer sie verordnet hat, oder laden Sie das Rezept hoch.',
    way: 'Praxis nennen',
  },
  lensesReleased: {
    subject: (order) => `Die Kontaktlinsen der Bestellung ${order} sind freigegeben`,
    confirmed: 'Die Praxis hat die Linsen bestätigt. Wir packen sie jetzt.',
    silent:
      'Die Praxis hatte acht Geschäftsstunden für eine Antwort und hat nicht geantwortet. Nach dem Gesetz dürfen wir die Linsen senden: Wir packen sie jetzt.',
  },
  lensesInMaking: {
    subject: (order) => `Die Gläser der Bestellung ${order} sind in Arbeit`,
    lead: (days) =>
      `Das Rezept ist geprüft und Ihre Gläser sind in Arbeit. Das dauert ${days}; danach geht die Bestellung ab.`,
  },
  orderShipped: {
    subject: (order) => `Bestellung ${order} ist unterwegs`,
    lead: (days) => `Ihre Bestellung hat uns verlassen. Lieferzeit: ${days}.`,
    collected: (days) =>
      `Ihre Bestellung ist auf dem Weg in die Filiale. Lieferzeit: ${days}. Bringen Sie die Bestellnummer mit.`,
    goods: 'Das ist unterwegs',
    tracking: 'Sendungsnummer',
    follow: (number) => `Paket ${number} verfolgen`,
  },
  orderDelivered: {
    subject: (order) => `Bestellung ${order} ist angekommen`,
    lead: 'Ihre Bestellung wurde übergeben. Wir hoffen, dass alles passt.',
    collected: 'Sie haben Ihre Bestellung abgeholt. Wir hoffen, dass alles passt.',
  },
  orderAddressChanged: {
    subject: (order) => `Bestellung ${order} geht an eine andere Adresse`,
    lead: 'Ihre Bestellung geht jetzt an diese Adresse.',
    unasked: 'Sie haben das nicht geändert? Dann rufen Sie uns sofort an.',
  },
  orderCancelled: {
    subject: (order) => `Bestellung ${order} ist storniert`,
    lead: 'Ihre Bestellung ist storniert. Es wird nichts verschickt.',
    money: 'Waren Beträge vorgemerkt, werden sie freigegeben; was wir erhalten haben, zahlen wir zurück.',
  },
  orderRefunded: {
    subject: (order) => `Geld zurück zur Bestellung ${order}`,
    lead: (amount) => `Wir zahlen ${amount} zurück. Wann Sie das Geld sehen, hängt von Ihrer Bank ab.`,
    byTransfer: (amount) =>
      `Wir zahlen ${amount} per Überweisung zurück, da Sie bar bezahlt haben. Unser Kundenservice fragt Sie nach Ihrem Konto, falls das noch nicht geschehen ist.`,
    to: 'Erstattung an',
    card: (brand, digits) => `${brand} mit der Endung ${digits}`,
    delivery: (amount) => `Darin ist die Lieferung mit ${amount} enthalten, da die ganze Bestellung zurückkam.`,
  },
  returnAnnounced: {
    subject: (number) => `Rücksendung ${number}: Ihr Etikett`,
    lead: 'Ihre Rücksendung ist angemeldet.',
    goods: 'Das kommt zurück',
    paysBack: (amount) => `${amount} werden nach Ankunft und Prüfung erstattet.`,
    instead: (article, amount) =>
      `Nach der Ankunft schicken wir Ihnen dafür ${article}. Ist das dann ausverkauft, erstatten wir ${amount}.`,
    handIn: {
      PDF: 'Packen Sie alles ein, drucken Sie das Etikett, kleben Sie es auf das Paket und geben Sie es ab.',
      QR: 'Packen Sie alles ein und geben Sie das Paket ab. Zeigen Sie dort den Code auf Ihrem Handy: Das Etikett wird für Sie gedruckt.',
    },
    collected: (day) =>
      `Packen Sie alles ein, drucken Sie das Etikett und kleben Sie es auf das Paket. Es wird am ${day} dort abgeholt, wo Ihre Bestellung zugestellt wurde.`,
    handInBy: (day) => `Geben Sie das Paket spätestens am ${day} ab.`,
    way: 'Zu Ihrem Etikett',
  },
  returnCancelled: {
    subject: (number) => `Rücksendung ${number} ist storniert`,
    lead: 'Ihre Rücksendung ist storniert. Das Etikett gilt nicht mehr.',
    goods: 'Das behalten Sie',
  },
  orderExchanged: {
    subject: (order) => `Ihr Umtausch zu Bestellung ${order} ist unterwegs`,
    lead: (articles) => `Ihre Rücksendung ist da. Dafür haben wir Ihnen geschickt: ${articles}.`,
  },
  paymentRefused: {
    subject: (order) => `Bestellung ${order}: bitte noch einmal bezahlen`,
    lead: (amount) =>
      `Wir konnten ${amount} für Ihre Bestellung nicht einziehen und haben deshalb nichts verschickt. Bezahlen Sie noch einmal, mit einer anderen Karte oder auf anderem Weg: Dann geht die Bestellung auf die Reise.`,
    way: 'Noch einmal bezahlen',
  },
  reorderReminder: {
    subject: 'Zeit für neue Kontaktlinsen?',
    lead: 'Sie wollten daran erinnert werden. In Ihrem Konto bestellen Sie das Gleiche noch einmal, für jedes Auge wie beim letzten Mal, oder ändern die Erinnerung.',
    way: 'Noch einmal bestellen',
  },
  accountDeletionRequested: {
    subject: 'Ihr Konto wird gelöscht',
    lead: (day) =>
      `Sie haben uns gebeten, Ihr Konto zu löschen. Das geschieht am ${day}. Bis dahin können Sie es zurücknehmen, dann geht nichts verloren.`,
    waits: (orders) => `Noch laufende Bestellungen und Rücksendungen: ${orders}. Vorher löschen wir nichts.`,
    way: 'Zurücknehmen',
    unasked: 'Sie haben nicht darum gebeten? Dann nehmen Sie es zurück und wählen Sie sofort ein neues Passwort.',
  },
  accountDeletionCancelled: {
    subject: 'Ihr Konto bleibt',
    lead: 'Sie haben Ihren Antrag zurückgenommen: Ihr Konto wird nicht gelöscht. Es ist nichts verloren.',
  },
  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    lead: 'Ihr Konto und alles, was dazugehörte, ist gelöscht: Ihre Daten, Adressen, Karten, Rezepte und Listen. Sie sind überall abgemeldet.',
    orders: (years) =>
      `Bestellungen müssen wir von Gesetzes wegen ${years} Jahre aufbewahren; danach verschwinden auch dort die Namen.`,
  },
  appointment: {
    service: { 'eye-test': 'Sehtest', fitting: 'Anpassung', hearing: 'Hörtest' },
    what: 'Was',
    when: 'Wann',
    where: 'Wo',
    way: 'Verschieben oder absagen',
    until: (moment) =>
      `Sie können ihn im Shop bis ${moment} verschieben oder absagen. Danach rufen Sie bitte die Filiale an.`,
    tooLate: (phone) => `Um ihn jetzt zu ändern, rufen Sie ${phone} an.`,
    booked: (service) => `${service}: Ihr Termin`,
    moved: (service) => `${service}: Ihr neuer Termin`,
    cancelled: (service) => `${service}: Termin abgesagt`,
    bookedLead: (name) => (name ? `Danke, ${name}. Wir erwarten Sie.` : 'Danke. Wir erwarten Sie.'),
    movedLead: 'Ihr Termin ist verschoben. Das ist die neue Zeit.',
    cancelledLead: 'Dieser Termin ist abgesagt. Niemand wartet auf Sie.',
    calledOffLead: 'Es tut uns leid: Die Filiale musste diesen Termin absagen. Bitte buchen Sie einen anderen.',
    again: 'Einen anderen buchen',
  },
  foot: {
    appointment: 'Sie erhalten diese Nachricht, weil mit dieser Adresse ein Termin gebucht wurde.',
    order: 'Sie erhalten diese Nachricht wegen Ihrer Bestellung.',
    deleted: 'Sie bekommen diese Nachricht, weil Sie uns gebeten haben, Ihr Konto zu löschen.',
    account: 'Sie erhalten diese Nachricht, weil Ihre Adresse in unserem Shop eingegeben wurde.',
    notice: 'Sie erhalten diese Nachricht, weil Sie wissen wollten, wann der Artikel wieder da ist.',
    reminder:
      'Sie erhalten diese Nachricht, weil Sie in Ihrem Konto eine Erinnerung eingerichtet haben. Dort können Sie sie ausschalten.',
    questions: (phone) => `Fragen? ${phone}`,
  },
};
