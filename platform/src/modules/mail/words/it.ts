import type { LetterWords } from '../words';

export const it: LetterWords = {
  registrationCode: {
    subject: 'Conferma il tuo indirizzo',
    lead: (minutes) => `Inserisci questo codice sul sito per confermare il tuo indirizzo. Vale ${minutes} minuti.`,
    unasked: 'La registrazione non è tua? Non fare nulla: senza il codice l’indirizzo resta non confermato.',
  },
  passwordResetCode: {
    subject: 'Il codice per una nuova password',
    lead: (minutes) => `Con questo codice scegli una nuova password. Vale ${minutes} minuti.`,
    way: 'Scegli una nuova password',
    unasked: 'Non l’hai chiesto tu? Non fare nulla: la password resta com’è.',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    lead: 'Il tuo account ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi.',
  },
  emailChanged: {
    subject: 'L’e-mail del tuo account è stata cambiata',
    lead: 'Il tuo account ha ora un’altra e-mail. Continui ad accedere con questo indirizzo.',
  },
  notYou: {
    question: 'Non sei stato tu? Scegli subito un’altra password.',
    way: 'Scegli un’altra password',
  },
  organizationApproved: {
    subject: (name) => `${name} ora può acquistare`,
    lead: (name) => `L’account di ${name} è stato approvato. Accedi per acquistare a suo nome.`,
    way: 'Accedi',
  },
  backInStock: {
    subject: (article) => `${article} è di nuovo disponibile`,
    lead: (article) => `Volevi saperlo: ${article} si può di nuovo acquistare.`,
    way: 'Vedi sul sito',
    once: 'Di questo articolo scriviamo una volta sola. Non è riservato nulla.',
  },
  order: {
    way: 'Vedi l’ordine',
    guest: 'Hai ordinato senza account: in un altro browser il link ti chiede questa e-mail.',
    number: 'Ordine',
  },
  orderReceived: {
    subject: (order) => `Abbiamo ricevuto il tuo ordine ${order}`,
    thanks: (name) => (name ? `Grazie, ${name}.` : 'Grazie.'),
    lead: 'Con questo messaggio confermiamo il tuo ordine.',
    discount: 'Sconti',
    code: (code) => `Codice ${code}`,
    identity: {
      military: 'Sconto forze armate',
      responder: 'Sconto soccorritori',
      teacher: 'Sconto insegnanti',
      student: 'Sconto studenti',
    },
    insurance: (insurer) => `Assicurazione: ${insurer}`,
    gift: 'Un nostro regalo',
    delivery: 'Consegna',
    free: 'Gratis',
    fee: 'Contrassegno',
    tax: 'Imposte',
    total: 'Totale',
    paidWith: 'Pagamento',
    taxIncluded: 'IVA inclusa',
    deliverTo: 'Consegna a',
    collectAt: 'Ritiro presso',
    arrives: (days) => `Tempi di consegna: ${days}. Ti scriviamo quando parte.`,
    collected: (days) => `Tempi di consegna in negozio: ${days}. Ti scriviamo quando parte.`,
    arrivesOn: (day) => `Arriva il ${day}. Ti scriviamo quando parte.`,
    collectedOn: (day) => `Pronto per il ritiro il ${day}. Porta il numero d’ordine.`,
    set: 'Un negozio regola l’apparecchio acustico sul tuo audiogramma.',
    bookSetting: 'Prenota un appuntamento',
    withdrawal: 'Diritto di recesso',
    waits: 'Le lenti aspettano la tua ricetta. I giorni si contano da quando l’abbiamo.',
    waitsForPrescriber:
      'Le lenti a contatto attendono la risposta di chi le ha prescritte. I giorni contano da allora.',
  },
  prescriptionNeeded: {
    subject: (order) => `L’ordine ${order} aspetta la tua ricetta`,
    lead: 'Per fare le lenti ci serve la tua ricetta. Inseriscila o carica una foto.',
    way: 'Aggiungi una ricetta',
    noMail: 'Per favore non inviarla in risposta a questo messaggio: sul sito la legge solo il laboratorio.',
  },
  prescriptionReceived: {
    subject: (order) => `Abbiamo la ricetta per l’ordine ${order}`,
    lead: 'Ora la legge un ottico, poi facciamo le lenti.',
  },
  prescriptionRejected: {
    subject: (order) => `Ordine ${order}: la tua ricetta è stata restituita`,
    lead: 'Il nostro ottico non ha potuto usare la ricetta del tuo ordine.',
    madeFor: 'Ricetta per',
    reason: {
      unreadable: 'Il documento non si legge. Basta una foto nitida alla luce del giorno.',
      incomplete: 'Manca qualcosa. Aggiungi una ricetta completa.',
      expired: 'È troppo vecchia. Aggiungine una più recente.',
      'other-person': 'Sembra di un’altra persona. Aggiungi la tua.',
      'cannot-be-made':
        'Queste lenti non si possono fare per questa montatura. Scrivici o chiamaci: troviamo una soluzione.',
      'not-confirmed':
        'Chi le ha prescritte non ha confermato queste lenti. Indica un altro medico oppure carica la prescrizione.',
    },
    way: 'Aggiungi una ricetta',
    noMail: 'Per favore non inviarla in risposta a questo messaggio: sul sito la legge solo il laboratorio.',
  },
  prescriberNeeded: {
    subject: (order) => `Ordine ${order}: chi ha prescritto le tue lenti a contatto?`,
    lead: 'Negli Stati Uniti la legge ci chiede di sentire chi ha prescritto le lenti a contatto prima di spedirle. Dicci chi le ha prescritte oppure carica la prescrizione.',
    way: 'Indica chi le ha prescritte',
  },
  lensesReleased: {
    subject: (order) => `Le lenti a contatto dell’ordine ${order} sono approvate`,
    confirmed: 'Chi le ha prescritte ha confermato le lenti. Le prepariamo subito.',
    silent:
      'Chi le ha prescritte aveva otto ore lavorative per rispondere e non lo ha fatto. La legge ci permette di spedire le lenti: le prepariamo subito.',
  },
  lensesInMaking: {
    subject: (order) => `Le lenti dell’ordine ${order} sono in lavorazione`,
    lead: (days) =>
      `La ricetta è controllata e le lenti sono in lavorazione. Tempo previsto: ${days}; poi spediamo l’ordine.`,
  },
  orderShipped: {
    subject: (order) => `L’ordine ${order} è in viaggio`,
    lead: (days) => `Il tuo ordine è partito. Tempo di consegna: ${days}.`,
    collected: (days) =>
      `Il tuo ordine è partito per il negozio. Tempo di consegna: ${days}. Porta il numero dell’ordine.`,
    goods: 'Cosa abbiamo spedito',
    tracking: 'Numero di tracciamento',
    follow: (number) => `Segui il pacco ${number}`,
  },
  orderDelivered: {
    subject: (order) => `L’ordine ${order} è stato consegnato`,
    lead: 'Il tuo ordine è stato consegnato. Speriamo che vada tutto bene.',
    collected: 'Hai ritirato il tuo ordine. Speriamo che vada tutto bene.',
  },
  orderAddressChanged: {
    subject: (order) => `L’ordine ${order} va a un altro indirizzo`,
    lead: 'Il tuo ordine viene spedito ora a questo indirizzo.',
    unasked: 'Non sei stato tu? Chiamaci subito.',
  },
  orderCancelled: {
    subject: (order) => `L’ordine ${order} è annullato`,
    lead: 'Il tuo ordine è annullato. Non verrà spedito nulla.',
    money: 'Se c’era denaro bloccato, viene liberato; quello già ricevuto viene rimborsato.',
  },
  orderRefunded: {
    subject: (order) => `Rimborso per l’ordine ${order}`,
    lead: (amount) => `Ti rimborsiamo ${amount}. Quando lo vedi dipende dalla tua banca.`,
    byTransfer: (amount) =>
      `Ti rimborsiamo ${amount} con bonifico, perché hai pagato in contanti. Il servizio clienti ti chiede il conto, se non l’ha già fatto.`,
    to: 'Rimborso su',
    card: (brand, digits) => `${brand} che termina con ${digits}`,
    delivery: (amount) => `È compresa la consegna, ${amount}: l’ordine è tornato per intero.`,
  },
  returnAnnounced: {
    subject: (number) => `Reso ${number}: la tua etichetta`,
    lead: 'Il tuo reso è registrato.',
    goods: 'Che cosa rendi',
    paysBack: (amount) => `${amount} vengono rimborsati dopo l’arrivo e il controllo.`,
    instead: (article, amount) =>
      `All’arrivo ti spediamo ${article}. Se nel frattempo è esaurito, ${amount} vengono rimborsati.`,
    handIn: {
      PDF: 'Imballa gli articoli, stampa l’etichetta, incollala sul pacco e consegnalo.',
      QR: 'Imballa gli articoli e consegna il pacco. Lì mostra il codice sul telefono: l’etichetta viene stampata per te.',
    },
    collected: (day) =>
      `Imballa gli articoli, stampa l’etichetta e incollala sul pacco. Lo ritiriamo il ${day} dove è stato consegnato il tuo ordine.`,
    handInBy: (day) => `Consegna il pacco entro il ${day}.`,
    way: 'All’etichetta',
  },
  returnCancelled: {
    subject: (number) => `Il reso ${number} è annullato`,
    lead: 'Il tuo reso è annullato. L’etichetta non è più valida.',
    goods: 'Che cosa tieni',
  },
  orderExchanged: {
    subject: (order) => `Il cambio dell’ordine ${order} è in viaggio`,
    lead: (articles) => `Abbiamo ricevuto il tuo reso. Al suo posto ti abbiamo spedito: ${articles}.`,
  },
  paymentRefused: {
    subject: (order) => `Ordine ${order}: ripeti il pagamento`,
    lead: (amount) =>
      `Non siamo riusciti a incassare ${amount} per il tuo ordine, quindi non abbiamo spedito nulla. Paga di nuovo con un’altra carta o un altro metodo: poi spediamo l’ordine.`,
    way: 'Paga di nuovo',
  },
  reorderReminder: {
    subject: 'È ora di riordinare le lenti a contatto?',
    lead: 'Volevi che te lo ricordassimo. Nel tuo account ordini di nuovo le stesse, per ogni occhio come l’ultima volta, oppure cambi il promemoria.',
    way: 'Ordina di nuovo le stesse',
  },
  accountDeletionRequested: {
    subject: 'Il tuo account sarà eliminato',
    lead: (day) =>
      `Ci hai chiesto di eliminare il tuo account. Lo faremo il ${day}. Fino ad allora puoi ripensarci e non perdi nulla.`,
    waits: (orders) => `Ordini e resi ancora in corso: ${orders}. Prima che siano conclusi non eliminiamo nulla.`,
    way: 'Annulla la richiesta',
    unasked: 'Non sei stato tu? Annulla la richiesta e scegli subito una nuova password.',
  },
  accountDeletionCancelled: {
    subject: 'Il tuo account resta',
    lead: 'Hai annullato la richiesta: il tuo account non sarà eliminato. Non hai perso nulla.',
  },
  accountDeleted: {
    subject: 'Il tuo account è eliminato',
    lead: 'Il tuo account e tutto ciò che ne faceva parte è eliminato: dati, indirizzi, carte, prescrizioni e liste. Su tutti i dispositivi l’accesso è terminato.',
    orders: (years) => `La legge ci obbliga a conservare gli ordini per ${years} anni; poi spariscono anche i nomi.`,
  },
  appointment: {
    service: { 'eye-test': 'Esame della vista', fitting: 'Prova e adattamento', hearing: 'Test dell’udito' },
    what: 'Cosa',
    when: 'Quando',
    where: 'Dove',
    way: 'Sposta o annulla',
    until: (moment) => `Puoi spostarlo o annullarlo sul sito fino a ${moment}. Dopo, chiama il negozio.`,
    tooLate: (phone) => `Per modificarlo ora, chiama ${phone}.`,
    booked: (service) => `${service}: il tuo appuntamento`,
    moved: (service) => `${service}: il nuovo orario`,
    cancelled: (service) => `${service}: appuntamento annullato`,
    bookedLead: (name) => (name ? `Grazie, ${name}. Ti aspettiamo.` : 'Grazie. Ti aspettiamo.'),
    movedLead: 'Il tuo appuntamento è stato spostato. Questo è il nuovo orario.',
    cancelledLead: 'Questo appuntamento è annullato. Nessuno ti aspetta.',
    calledOffLead: 'Ci dispiace: il negozio ha dovuto annullare questo appuntamento. Prenotane un altro.',
    again: 'Prenotane un altro',
  },
  foot: {
    appointment: 'Ricevi questo messaggio perché con questo indirizzo è stato prenotato un appuntamento.',
    order: 'Ricevi questo messaggio per via del tuo ordine.',
    deleted: 'Ricevi questo messaggio perché ci hai chiesto di eliminare il tuo account.',
    account: 'Ricevi questo messaggio perché il tuo indirizzo è stato inserito sul nostro sito.',
    notice: 'Ricevi questo messaggio perché ci hai chiesto di scriverti quando l’articolo torna.',
    reminder: 'Ricevi questo messaggio perché hai impostato un promemoria nel tuo account. Lì puoi disattivarlo.',
    questions: (phone) => `Domande? ${phone}`,
  },
};
