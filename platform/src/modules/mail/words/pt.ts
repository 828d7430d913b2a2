import type { LetterWords } from '../words';

export const pt: LetterWords = {
  registrationCode: {
    subject: 'Confirme o seu endereço',
    lead: (minutes) => `Introduza este código no site para confirmar o seu endereço. É válido por ${minutes} minutos.`,
    unasked: 'Não se registou? Não faça nada: sem o código o endereço fica por confirmar.',
  },
  passwordResetCode: {
    subject: 'O seu código para uma nova palavra-passe',
    lead: (minutes) => `Com este código escolhe uma nova palavra-passe. É válido por ${minutes} minutos.`,
    way: 'Escolher uma nova palavra-passe',
    unasked: 'Não o pediu? Não faça nada: a sua palavra-passe fica como está.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    lead: 'A sua conta tem uma nova palavra-passe. A sessão foi terminada em todos os outros dispositivos.',
  },
  emailChanged: {
    subject: 'O e-mail da sua conta foi alterado',
    lead: 'A sua conta tem agora outro e-mail. Continua a iniciar sessão com este endereço.',
  },
  notYou: {
    question: 'Não foi você? Então escolha já outra palavra-passe.',
    way: 'Escolher outra palavra-passe',
  },
  organizationApproved: {
    subject: (name) => `${name} já pode comprar`,
    lead: (name) => `A conta de ${name} foi aprovada. Inicie sessão para comprar em seu nome.`,
    way: 'Iniciar sessão',
  },
  backInStock: {
    subject: (article) => `${article} está de volta`,
    lead: (article) => `Queria saber: ${article} pode ser comprado de novo.`,
    way: 'Ver no site',
    once: 'Sobre este artigo escrevemos uma só vez. Nada está reservado.',
  },
  order: {
    way: 'Ver a encomenda',
    guest: 'Encomendou sem conta: noutro navegador, a ligação pede este e-mail.',
    number: 'Encomenda',
  },
  orderReceived: {
    subject: (order) => `Temos a sua encomenda ${order}`,
    thanks: (name) => (name ? `Obrigado, ${name}.` : 'Obrigado.'),
    lead: 'Esta mensagem confirma a sua encomenda.',
    discount: 'Descontos',
    code: (code) => `Código ${code}`,
    identity: {
      military: 'Desconto para militares',
      responder: 'Desconto para socorristas',
      teacher: 'Desconto para docentes',
      student: 'Desconto para estudantes',
    },
    insurance: (insurer) => `Seguro: ${insurer}`,
    gift: 'Uma oferta nossa',
    delivery: 'Envio',
    free: 'Grátis',
    fee: 'Pagamento na entrega',
    tax: 'Impostos',
    total: 'Total',
    paidWith: 'Pagamento',
    taxIncluded: 'IVA incluído',
    deliverTo: 'Entrega a',
    collectAt: 'Levantamento em',
    arrives: (days) => `Prazo de entrega: ${days}. Escrevemos quando seguir.`,
    collected: (days) => `Prazo até à loja: ${days}. Escrevemos quando seguir.`,
    arrivesOn: (day) => `Chega a ${day}. Escrevemos quando seguir.`,
    collectedOn: (day) => `Pronto a levantar a ${day}. Traga o número da encomenda.`,
    set: 'Uma loja ajusta o aparelho auditivo ao seu audiograma.',
    bookSetting: 'Marcar uma hora para isso',
    withdrawal: 'Direito de livre resolução',
    waits: 'As lentes esperam pela sua receita. Os dias contam a partir de quando a tivermos.',
    waitsForPrescriber: 'As lentes de contacto esperam a resposta de quem as receitou. Os dias contam a partir daí.',
  },
  prescriptionNeeded: {
    subject: (order) => `A encomenda ${order} espera pela sua receita`,
    lead: 'Para fazer as suas lentes precisamos da sua receita. Introduza-a ou carregue uma fotografia.',
    way: 'Juntar uma receita',
    noMail: 'Por favor, não a envie em resposta a esta mensagem: no site só o laboratório a pode ler.',
  },
  prescriptionReceived: {
    subject: (order) => `Temos a receita da encomenda ${order}`,
    lead: 'Agora um ótico lê-a e depois fazemos as suas lentes.',
  },
  prescriptionRejected: {
    subject: (order) => `Encomenda ${order}: a sua receita foi devolvida`,
    lead: 'O nosso ótico não conseguiu usar a receita da sua encomenda.',
    madeFor: 'Receita para',
    reason: {
      unreadable: 'O documento não se lê. Basta uma fotografia nítida à luz do dia.',
      incomplete: 'Falta alguma coisa. Junte uma receita completa.',
      expired: 'É demasiado antiga. Junte uma mais recente.',
      'other-person': 'Parece ser de outra pessoa. Junte a sua.',
      'cannot-be-made':
        'Estas lentes não se podem fazer para esta armação. Escreva-nos ou ligue: encontramos uma solução.',
      'not-confirmed': 'Quem as receitou não confirmou estas lentes. Indique outro profissional ou carregue a receita.',
    },
    way: 'Juntar uma receita',
    noMail: 'Por favor, não a envie em resposta a esta mensagem: no site só o laboratório a pode ler.',
  },
  prescriberNeeded: {
    subject: (order) => `Encomenda ${order}: quem receitou as suas lentes de contacto?`,
    lead: 'Nos Estados Unidos, a lei pede que consultemos quem receitou as lentes de contacto antes de as enviarmos. Diga-nos quem as receitou ou carregue a receita.',
    way: 'Indicar quem as receitou',
  },
  lensesReleased: {
    subject: (order) => `As lentes de contacto da encomenda ${order} estão aprovadas`,
    confirmed: 'Quem as receitou confirmou as lentes. Estamos a prepará-las.',
    silent:
      'Quem as receitou tinha oito horas úteis para responder e não o fez. A lei permite-nos enviar as lentes: estamos a prepará-las.',
  },
  lensesInMaking: {
    subject: (order) => `As lentes da encomenda ${order} estão a ser feitas`,
    lead: (days) =>
      `A receita está verificada e as suas lentes estão a ser feitas. Prazo: ${days}; depois a encomenda segue.`,
  },
  orderShipped: {
    subject: (order) => `A encomenda ${order} vai a caminho`,
    lead: (days) => `A sua encomenda saiu. Prazo de entrega: ${days}.`,
    collected: (days) => `A sua encomenda saiu para a loja. Prazo: ${days}. Leve o número da encomenda.`,
    goods: 'O que enviámos',
    tracking: 'Número de seguimento',
    follow: (number) => `Seguir o pacote ${number}`,
  },
  orderDelivered: {
    subject: (order) => `A encomenda ${order} foi entregue`,
    lead: 'A sua encomenda foi entregue. Esperamos que esteja tudo bem.',
    collected: 'Levantou a sua encomenda. Esperamos que esteja tudo bem.',
  },
  orderAddressChanged: {
    subject: (order) => `A encomenda ${order} vai para outra morada`,
    lead: 'A sua encomenda é agora enviada para esta morada.',
    unasked: 'Não foi você? Telefone-nos já.',
  },
  orderCancelled: {
    subject: (order) => `A encomenda ${order} está cancelada`,
    lead: 'A sua encomenda está cancelada. Nada será enviado.',
    money: 'Se havia dinheiro cativo, é libertado; o que tínhamos recebido é devolvido.',
  },
  orderRefunded: {
    subject: (order) => `Devolução de dinheiro da encomenda ${order}`,
    lead: (amount) => `Devolvemos ${amount}. Quando o vê depende do seu banco.`,
    byTransfer: (amount) =>
      `Devolvemos ${amount} por transferência bancária, porque pagou em dinheiro. O apoio ao cliente pede-lhe a conta, se ainda não o fez.`,
    to: 'Devolução para',
    card: (brand, digits) => `${brand} terminado em ${digits}`,
    delivery: (amount) => `Inclui a entrega, ${amount}: a encomenda voltou inteira.`,
  },
  returnAnnounced: {
    subject: (number) => `Devolução ${number}: a sua etiqueta`,
    lead: 'A sua devolução está registada.',
    goods: 'O que devolve',
    paysBack: (amount) => `${amount} são reembolsados após chegada e verificação.`,
    instead: (article, amount) =>
      `Quando chegar, enviamos-lhe ${article}. Se entretanto estiver esgotado, devolvemos ${amount}.`,
    handIn: {
      PDF: 'Embale os artigos, imprima a etiqueta, cole-a na embalagem e entregue-a.',
      QR: 'Embale os artigos e entregue a embalagem. Mostre aí o código no telemóvel: a etiqueta é impressa para si.',
    },
    collected: (day) =>
      `Embale os artigos, imprima a etiqueta e cole-a na embalagem. É recolhida a ${day}, onde a sua encomenda foi entregue.`,
    handInBy: (day) => `Entregue a embalagem até ${day}.`,
    way: 'Ver a etiqueta',
  },
  returnCancelled: {
    subject: (number) => `A devolução ${number} está cancelada`,
    lead: 'A sua devolução está cancelada. A etiqueta já não é válida.',
    goods: 'O que fica consigo',
  },
  orderExchanged: {
    subject: (order) => `A troca da encomenda ${order} está a caminho`,
    lead: (articles) => `Recebemos a sua devolução. Em troca, enviámos: ${articles}.`,
  },
  paymentRefused: {
    subject: (order) => `Encomenda ${order}: pague de novo`,
    lead: (amount) =>
      `Não conseguimos cobrar ${amount} da sua encomenda, por isso nada foi enviado. Pague de novo com outro cartão ou outra forma de pagamento: depois enviamos a encomenda.`,
    way: 'Pagar de novo',
  },
  reorderReminder: {
    subject: 'Está na altura de voltar a encomendar as suas lentes de contacto?',
    lead: 'Pediu-nos que o lembrássemos. Na sua conta encomenda o mesmo outra vez, para cada olho como da última vez, ou altera o lembrete.',
    way: 'Encomendar o mesmo',
  },
  accountDeletionRequested: {
    subject: 'A sua conta vai ser eliminada',
    lead: (day) =>
      `Pediu-nos que eliminássemos a sua conta. Fazemo-lo em ${day}. Até lá pode voltar atrás e nada se perde.`,
    waits: (orders) => `Encomendas e devoluções ainda em curso: ${orders}. Antes de terminarem não eliminamos nada.`,
    way: 'Voltar atrás',
    unasked: 'Não foi você? Então volte atrás e escolha já uma nova palavra-passe.',
  },
  accountDeletionCancelled: {
    subject: 'A sua conta mantém-se',
    lead: 'Voltou atrás: a sua conta não vai ser eliminada. Nada se perdeu.',
  },
  accountDeleted: {
    subject: 'A sua conta está eliminada',
    lead: 'A sua conta e tudo o que lhe pertencia estão eliminados: dados, moradas, cartões, receitas e listas. A sessão terminou em todo o lado.',
    orders: (years) =>
      `A lei obriga-nos a guardar as encomendas durante ${years} anos; depois também desaparecem os nomes.`,
  },
  appointment: {
    service: { 'eye-test': 'Exame à visão', fitting: 'Ajuste', hearing: 'Teste auditivo' },
    what: 'O quê',
    when: 'Quando',
    where: 'Onde',
    way: 'Alterar ou cancelar',
    until: (moment) => `Pode alterá-la ou cancelá-la no site até ${moment}. Depois, ligue para a loja.`,
    tooLate: (phone) => `Para alterar agora, ligue para ${phone}.`,
    booked: (service) => `${service}: a sua marcação`,
    moved: (service) => `${service}: a sua nova hora`,
    cancelled: (service) => `${service}: marcação cancelada`,
    bookedLead: (name) => (name ? `Obrigado, ${name}. Contamos consigo.` : 'Obrigado. Contamos consigo.'),
    movedLead: 'A sua marcação foi alterada. Esta é a nova hora.',
    cancelledLead: 'Esta marcação está cancelada. Ninguém espera por si.',
    calledOffLead: 'Lamentamos: a loja teve de cancelar esta marcação. Faça outra, por favor.',
    again: 'Marcar outra',
  },
  foot: {
    appointment: 'Recebe esta mensagem porque foi feita uma marcação com este endereço.',
    order: 'Recebe esta mensagem por causa da sua encomenda.',
    deleted: 'Recebe esta mensagem porque nos pediu que eliminássemos a sua conta.',
    account: 'Recebe esta mensagem porque o seu endereço foi introduzido no nosso site.',
    notice: 'Recebe esta mensagem porque pediu que avisássemos quando o artigo voltasse.',
    reminder: 'Recebe esta mensagem porque criou um lembrete na sua conta. Pode desativá-lo aí.',
    questions: (phone) => `Perguntas? ${phone}`,
  },
};
