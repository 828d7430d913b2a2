import type { LetterWords } from '../words';

export const fr: LetterWords = {
  registrationCode: {
    subject: 'Confirmez votre adresse',
    lead: (minutes) => `Saisissez ce code sur le site pour confirmer votre adresse. Il est valable ${minutes} minutes.`,
    unasked: 'Cette inscription ne vient pas de vous ? Ne faites rien : sans le code, l’adresse reste non confirmée.',
  },
  passwordResetCode: {
    subject: 'Votre code pour un nouveau mot de passe',
    lead: (minutes) => `Avec ce code, vous choisissez un nouveau mot de passe. Il est valable ${minutes} minutes.`,
    way: 'Choisir un nouveau mot de passe',
    unasked: 'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe ne change pas.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    lead: 'Votre compte a un nouveau mot de passe. Tous les autres appareils sont déconnectés.',
  },
  emailChanged: {
    subject: 'L’e-mail de votre compte a été modifié',
    lead: 'Votre compte a désormais un autre e-mail. Vous vous connectez toujours avec cette adresse.',
  },
  notYou: {
    question: 'Ce n’est pas vous ? Choisissez tout de suite un autre mot de passe.',
    way: 'Choisir un autre mot de passe',
  },
  organizationApproved: {
    subject: (name) => `${name} peut désormais acheter`,
    lead: (name) => `Le compte de ${name} est validé. Connectez-vous pour acheter en son nom.`,
    way: 'Se connecter',
  },
  backInStock: {
    subject: (article) => `${article} est de retour`,
    lead: (article) => `Vous vouliez le savoir : ${article} est de nouveau en vente.`,
    way: 'Voir sur le site',
    once: 'Nous écrivons une seule fois pour cet article. Rien n’est réservé.',
  },
  order: {
    way: 'Voir la commande',
    guest: 'Vous avez commandé sans compte : dans un autre navigateur, le lien demande cette adresse e-mail.',
    number: 'Commande',
  },
  orderReceived: {
    subject: (order) => `Nous avons reçu votre commande ${order}`,
    thanks: (name) => (name ? `Merci, ${name}.` : 'Merci.'),
    lead: 'Ce message confirme votre commande.',
    discount: 'Remises',
    code: (code) => `Code ${code}`,
    identity: {
      military: 'Remise pour militaires',
      responder: 'Remise pour secouristes',
      teacher: 'Remise pour enseignants',
      student: 'Remise pour étudiants',
    },
    insurance: (insurer) => `Assurance : ${insurer}`,
    gift: 'Un cadeau de notre part',
    delivery: 'Livraison',
    free: 'Offerte',
    fee: 'Paiement à la livraison',
    tax: 'Taxe',
    total: 'Total',
    paidWith: 'Paiement',
    taxIncluded: 'TVA comprise',
    deliverTo: 'Adresse de livraison',
    collectAt: 'Retrait chez',
    arrives: (days) => `Délai de livraison : ${days}. Nous vous écrivons au départ du colis.`,
    collected: (days) => `Délai jusqu’au magasin : ${days}. Nous vous écrivons à son départ.`,
    arrivesOn: (day) => `Livraison le ${day}. Nous vous écrivons au départ du colis.`,
    collectedOn: (day) => `Prêt à retirer le ${day}. Apportez le numéro de commande.`,
    set: 'Un magasin règle l’appareil auditif sur votre audiogramme.',
    bookSetting: 'Prendre rendez-vous pour cela',
    withdrawal: 'Droit de rétractation',
    waits: 'Les verres attendent votre ordonnance. Les jours comptent à partir de sa réception.',
    waitsForPrescriber:
      'Les lentilles de contact attendent la réponse de votre prescripteur. Les jours comptent à partir de là.',
  },
  prescriptionNeeded: {
    subject: (order) => `La commande ${order} attend votre ordonnance`,
    lead: 'Pour fabriquer vos verres, il nous faut votre ordonnance. Saisissez-la ou déposez une photo.',
    way: 'Ajouter une ordonnance',
    noMail: 'Merci de ne pas l’envoyer en réponse à ce message : sur le site, seul l’atelier peut la lire.',
  },
  prescriptionReceived: {
    subject: (order) => `Nous avons l’ordonnance de la commande ${order}`,
    lead: 'Un opticien la lit maintenant, puis nous fabriquons vos verres.',
  },
  prescriptionRejected: {
    subject: (order) => `Commande ${order} : votre ordonnance a été renvoyée`,
    lead: 'Notre opticien n’a pas pu utiliser l’ordonnance de votre commande.',
    madeFor: 'Ordonnance pour',
    reason: {
      unreadable: 'Le document est illisible. Une photo nette à la lumière du jour suffit.',
      incomplete: 'Il manque quelque chose. Ajoutez une ordonnance complète.',
      expired: 'Elle est trop ancienne. Ajoutez-en une plus récente.',
      'other-person': 'Elle semble être celle de quelqu’un d’autre. Ajoutez la vôtre.',
      'cannot-be-made':
        'Ces verres ne sont pas réalisables pour cette monture. Écrivez-nous ou appelez : nous trouverons une solution.',
      'not-confirmed':
        'Le prescripteur n’a pas confirmé ces lentilles. Indiquez un autre prescripteur ou envoyez l’ordonnance.',
    },
    way: 'Ajouter une ordonnance',
    noMail: 'Merci de ne pas l’envoyer en réponse à ce message : sur le site, seul l’atelier peut la lire.',
  },
  prescriberNeeded: {
    subject: (order) => `Commande ${order} : qui a prescrit vos lentilles ?`,
    lead: 'Aux États-Unis, la loi nous demande d’interroger le prescripteur avant d’envoyer des lentilles de contact. Dites-nous qui les a prescrites ou envoyez l’ordonnance.',
    way: 'Indiquer le prescripteur',
  },
  lensesReleased: {
    subject: (order) => `Les lentilles de la commande ${order} sont validées`,
    confirmed: 'Votre prescripteur a confirmé les lentilles. Nous les préparons.',
    silent:
      'Votre prescripteur avait huit heures ouvrées pour répondre et ne l’a pas fait. La loi nous permet d’envoyer les lentilles : nous les préparons.',
  },
  lensesInMaking: {
    subject: (order) => `Les verres de la commande ${order} sont en fabrication`,
    lead: (days) =>
      `L’ordonnance est vérifiée et vos verres sont en fabrication. Délai : ${days}, puis la commande part.`,
  },
  orderShipped: {
    subject: (order) => `La commande ${order} est en route`,
    lead: (days) => `Votre commande est partie. Délai de livraison : ${days}.`,
    collected: (days) =>
      `Votre commande est partie pour le magasin. Délai : ${days}. Munissez-vous du numéro de commande.`,
    goods: 'Ce que nous avons envoyé',
    tracking: 'Numéro de suivi',
    follow: (number) => `Suivre le colis ${number}`,
  },
  orderDelivered: {
    subject: (order) => `La commande ${order} est livrée`,
    lead: 'Votre commande vous a été remise. Nous espérons que tout va bien.',
    collected: 'Vous avez retiré votre commande. Nous espérons que tout va bien.',
  },
  orderAddressChanged: {
    subject: (order) => `La commande ${order} part à une autre adresse`,
    lead: 'Votre commande est maintenant envoyée à cette adresse.',
    unasked: 'Ce n’est pas vous\u00a0? Appelez-nous tout de suite.',
  },
  orderCancelled: {
    subject: (order) => `La commande ${order} est annulée`,
    lead: 'Votre commande est annulée. Rien ne sera expédié.',
    money: 'Si une somme était réservée, elle est libérée ; ce que nous avions reçu est remboursé.',
  },
  orderRefunded: {
    subject: (order) => `Remboursement de la commande ${order}`,
    lead: (amount) => `Nous vous remboursons ${amount}. Le délai dépend de votre banque.`,
    byTransfer: (amount) =>
      `Nous vous remboursons ${amount} par virement, puisque vous avez payé en espèces. Notre service client vous demande votre compte, si ce n’est déjà fait.`,
    to: 'Remboursement sur',
    card: (brand, digits) => `${brand} se terminant par ${digits}`,
    delivery: (amount) => `La livraison est comprise, soit ${amount} : toute la commande nous est revenue.`,
  },
  returnAnnounced: {
    subject: (number) => `Retour ${number} : votre étiquette`,
    lead: 'Votre retour est enregistré.',
    goods: 'Ce que vous retournez',
    paysBack: (amount) => `${amount} sont remboursés après réception et contrôle.`,
    instead: (article, amount) =>
      `À son arrivée, nous vous envoyons ${article}. Si cet article est alors épuisé, ${amount} vous sont remboursés.`,
    handIn: {
      PDF: 'Emballez les articles, imprimez l’étiquette, collez-la sur le colis et déposez-le.',
      QR: 'Emballez les articles et déposez le colis. Montrez-y le code sur votre téléphone : l’étiquette est imprimée pour vous.',
    },
    collected: (day) =>
      `Emballez les articles, imprimez l’étiquette et collez-la sur le colis. Il sera collecté le ${day}, à l’adresse de livraison de votre commande.`,
    handInBy: (day) => `Déposez le colis au plus tard le ${day}.`,
    way: 'Voir l’étiquette',
  },
  returnCancelled: {
    subject: (number) => `Le retour ${number} est annulé`,
    lead: 'Votre retour est annulé. Son étiquette n’est plus valable.',
    goods: 'Ce que vous gardez',
  },
  orderExchanged: {
    subject: (order) => `Votre échange pour la commande ${order} est en route`,
    lead: (articles) => `Nous avons reçu votre retour. À la place, nous vous avons envoyé : ${articles}.`,
  },
  paymentRefused: {
    subject: (order) => `Commande ${order} : merci de payer à nouveau`,
    lead: (amount) =>
      `Nous n’avons pas pu encaisser ${amount} pour votre commande : rien n’a été expédié. Payez-la à nouveau avec une autre carte ou un autre moyen de paiement, et nous l’expédions.`,
    way: 'Payer à nouveau',
  },
  reorderReminder: {
    subject: 'Est-il temps de recommander vos lentilles ?',
    lead: 'Vous vouliez qu’on vous le rappelle. Dans votre compte, vous commandez la même chose, pour chaque œil comme la dernière fois, ou vous modifiez le rappel.',
    way: 'Commander la même chose',
  },
  accountDeletionRequested: {
    subject: 'Votre compte va être supprimé',
    lead: (day) =>
      `Vous nous avez demandé de supprimer votre compte. Nous le ferons le ${day}. D’ici là, vous pouvez annuler votre demande sans rien perdre.`,
    waits: (orders) =>
      `Commandes et retours encore en cours : ${orders}. Nous ne supprimons rien avant qu’ils soient terminés.`,
    way: 'Annuler la demande',
    unasked: 'Ce n’est pas vous ? Annulez la demande et choisissez tout de suite un nouveau mot de passe.',
  },
  accountDeletionCancelled: {
    subject: 'Votre compte est conservé',
    lead: 'Vous avez annulé votre demande : votre compte ne sera pas supprimé. Rien n’est perdu.',
  },
  accountDeleted: {
    subject: 'Votre compte est supprimé',
    lead: 'Votre compte et tout ce qui s’y rattachait sont supprimés : vos données, adresses, cartes, ordonnances et listes. Toutes vos sessions sont fermées.',
    orders: (years) =>
      `La loi nous oblige à conserver les commandes pendant ${years} ans ; ensuite les noms disparaissent aussi.`,
  },
  appointment: {
    service: { 'eye-test': 'Examen de vue', fitting: 'Ajustage', hearing: 'Test auditif' },
    what: 'Quoi',
    when: 'Quand',
    where: 'Où',
    way: 'Déplacer ou annuler',
    until: (moment) =>
      `Vous pouvez le déplacer ou l’annuler sur le site jusqu’au ${moment}. Ensuite, appelez le magasin.`,
    tooLate: (phone) => `Pour le modifier maintenant, appelez le ${phone}.`,
    booked: (service) => `${service} : votre rendez-vous`,
    moved: (service) => `${service} : votre nouvel horaire`,
    cancelled: (service) => `${service} : rendez-vous annulé`,
    bookedLead: (name) => (name ? `Merci, ${name}. Nous vous attendons.` : 'Merci. Nous vous attendons.'),
    movedLead: 'Votre rendez-vous est déplacé. Voici le nouvel horaire.',
    cancelledLead: 'Ce rendez-vous est annulé. Personne ne vous attend.',
    calledOffLead: 'Nous sommes désolés : le magasin a dû annuler ce rendez-vous. Veuillez en prendre un autre.',
    again: 'Prendre un autre rendez-vous',
  },
  foot: {
    appointment: 'Vous recevez ce message parce qu’un rendez-vous a été pris avec cette adresse.',
    order: 'Vous recevez ce message à cause de votre commande.',
    deleted: 'Vous recevez ce message parce que vous nous avez demandé de supprimer votre compte.',
    account: 'Vous recevez ce message parce que votre adresse a été saisie sur notre site.',
    notice: 'Vous recevez ce message parce que vous avez demandé à être prévenu du retour de l’article.',
    reminder:
      'Vous recevez ce message parce que vous avez créé un rappel dans votre compte. Vous pouvez l’y désactiver.',
    questions: (phone) => `Des questions ? ${phone}`,
  },
};
