import type { LetterWords } from '../words';

export const es: LetterWords = {
  registrationCode: {
    subject: 'Confirma tu dirección',
    lead: (minutes) => `Introduce este código en la web para confirmar tu dirección. Vale ${minutes} minutos.`,
    unasked: '¿El registro no es tuyo? No hagas nada: sin el código la dirección queda sin confirmar.',
  },
  passwordResetCode: {
    subject: 'Tu código para una contraseña nueva',
    lead: (minutes) => `Con este código eliges una contraseña nueva. Vale ${minutes} minutos.`,
    way: 'Elegir una contraseña nueva',
    unasked: '¿No lo has pedido? No hagas nada: tu contraseña sigue igual.',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    lead: 'Tu cuenta tiene una contraseña nueva. Se ha cerrado la sesión en todos los demás dispositivos.',
  },
  emailChanged: {
    subject: 'El correo de tu cuenta ha cambiado',
    lead: 'Tu cuenta tiene ahora otro correo electrónico. Sigues iniciando sesión con esta dirección.',
  },
  notYou: {
    question: '¿No has sido tú? Elige enseguida otra contraseña.',
    way: 'Elegir otra contraseña',
  },
  organizationApproved: {
    subject: (name) => `${name} ya puede comprar`,
    lead: (name) => `La cuenta de ${name} está aprobada. Inicia sesión para comprar en su nombre.`,
    way: 'Iniciar sesión',
  },
  backInStock: {
    subject: (article) => `${article} está de vuelta`,
    lead: (article) => `Querías saberlo: ${article} se puede comprar de nuevo.`,
    way: 'Ver en la web',
    once: 'Sobre este artículo escribimos una sola vez. No hay nada reservado.',
  },
  order: {
    way: 'Ver el pedido',
    guest: 'Has comprado sin cuenta: en otro navegador el enlace te pide esta dirección de correo.',
    number: 'Pedido',
  },
  orderReceived: {
    subject: (order) => `Tenemos tu pedido ${order}`,
    thanks: (name) => (name ? `Gracias, ${name}.` : 'Gracias.'),
    lead: 'Este mensaje confirma tu pedido.',
    discount: 'Descuentos',
    code: (code) => `Código ${code}`,
    identity: {
      military: 'Descuento para militares',
      responder: 'Descuento para servicios de emergencia',
      teacher: 'Descuento para docentes',
      student: 'Descuento para estudiantes',
    },
    insurance: (insurer) => `Seguro: ${insurer}`,
    gift: 'Un regalo nuestro',
    delivery: 'Envío',
    free: 'Gratis',
    fee: 'Contra reembolso',
    tax: 'Impuestos',
    total: 'Total',
    paidWith: 'Pago',
    taxIncluded: 'IVA incluido',
    deliverTo: 'Entrega a',
    collectAt: 'Recogida en',
    arrives: (days) => `Plazo de entrega: ${days}. Te escribimos cuando salga.`,
    collected: (days) => `Plazo hasta la tienda: ${days}. Te escribimos cuando salga.`,
    arrivesOn: (day) => `Llega el ${day}. Te escribimos cuando salga.`,
    collectedOn: (day) => `Listo para recoger el ${day}. Trae el número de pedido.`,
    set: 'Una tienda ajusta el audífono a tu audiograma.',
    bookSetting: 'Reservar una cita para ello',
    withdrawal: 'Derecho de desistimiento',
    waits: 'Las lentes esperan tu receta. Los días cuentan desde que la tengamos.',
    waitsForPrescriber: 'Las lentillas esperan la respuesta de quien te las recetó. Los días cuentan desde entonces.',
  },
  prescriptionNeeded: {
    subject: (order) => `El pedido ${order} espera tu receta`,
    lead: 'Para hacer tus lentes necesitamos tu receta. Introdúcela o sube una foto.',
    way: 'Añadir una receta',
    noMail: 'No la envíes como respuesta a este mensaje, por favor: en la web solo la lee el taller.',
  },
  prescriptionReceived: {
    subject: (order) => `Tenemos la receta del pedido ${order}`,
    lead: 'Ahora la lee un óptico y después hacemos tus lentes.',
  },
  prescriptionRejected: {
    subject: (order) => `Pedido ${order}: tu receta ha sido devuelta`,
    lead: 'Nuestro óptico no ha podido usar la receta de tu pedido.',
    madeFor: 'Receta para',
    reason: {
      unreadable: 'El documento no se lee. Basta una foto nítida a la luz del día.',
      incomplete: 'Falta algo. Añade una receta completa.',
      expired: 'Es demasiado antigua. Añade una más reciente.',
      'other-person': 'Parece de otra persona. Añade la tuya.',
      'cannot-be-made':
        'Estas lentes no se pueden hacer para esta montura. Escríbenos o llámanos: buscamos una solución.',
      'not-confirmed': 'Quien las recetó no ha confirmado estas lentillas. Indica otro profesional o sube la receta.',
    },
    way: 'Añadir una receta',
    noMail: 'No la envíes como respuesta a este mensaje, por favor: en la web solo la lee el taller.',
  },
  prescriberNeeded: {
    subject: (order) => `Pedido ${order}: ¿quién te recetó las lentillas?`,
    lead: 'En Estados Unidos la ley nos pide consultar a quien recetó las lentillas antes de enviarlas. Dinos quién las recetó o sube la receta.',
    way: 'Indicar quién las recetó',
  },
  lensesReleased: {
    subject: (order) => `Las lentillas del pedido ${order} están aprobadas`,
    confirmed: 'Quien las recetó ha confirmado las lentillas. Las preparamos ahora.',
    silent:
      'Quien las recetó tenía ocho horas laborables para responder y no lo hizo. La ley nos permite enviar las lentillas: las preparamos ahora.',
  },
  lensesInMaking: {
    subject: (order) => `Las lentes del pedido ${order} se están haciendo`,
    lead: (days) => `La receta está revisada y tus lentes, en curso. Plazo: ${days}; después sale el pedido.`,
  },
  orderShipped: {
    subject: (order) => `El pedido ${order} está en camino`,
    lead: (days) => `Tu pedido ha salido. Plazo de entrega: ${days}.`,
    collected: (days) => `Tu pedido ha salido hacia la tienda. Plazo: ${days}. Lleva el número del pedido.`,
    goods: 'Lo que hemos enviado',
    tracking: 'Número de seguimiento',
    follow: (number) => `Seguir el paquete ${number}`,
  },
  orderDelivered: {
    subject: (order) => `El pedido ${order} está entregado`,
    lead: 'Tu pedido ha sido entregado. Esperamos que todo vaya bien.',
    collected: 'Has recogido tu pedido. Esperamos que todo vaya bien.',
  },
  orderAddressChanged: {
    subject: (order) => `El pedido ${order} va a otra dirección`,
    lead: 'Tu pedido se envía ahora a esta dirección.',
    unasked: '¿No lo has cambiado tú? Llámanos enseguida.',
  },
  orderCancelled: {
    subject: (order) => `El pedido ${order} está cancelado`,
    lead: 'Tu pedido está cancelado. No se enviará nada.',
    money: 'Si había dinero retenido, se libera; lo que habíamos recibido se devuelve.',
  },
  orderRefunded: {
    subject: (order) => `Devolución de dinero del pedido ${order}`,
    lead: (amount) => `Te devolvemos ${amount}. Cuándo lo ves depende de tu banco.`,
    byTransfer: (amount) =>
      `Te devolvemos ${amount} por transferencia, porque pagaste en efectivo. Atención al cliente te pide la cuenta, si aún no lo ha hecho.`,
    to: 'Se devuelve a',
    card: (brand, digits) => `${brand} terminada en ${digits}`,
    delivery: (amount) => `Incluye el envío, ${amount}: el pedido volvió entero.`,
  },
  returnAnnounced: {
    subject: (number) => `Devolución ${number}: tu etiqueta`,
    lead: 'Tu devolución está registrada.',
    goods: 'Lo que devuelves',
    paysBack: (amount) => `${amount} se reembolsan al llegar y revisarse.`,
    instead: (article, amount) =>
      `Cuando llegue, te enviamos ${article}. Si entonces está agotado, te devolvemos ${amount}.`,
    handIn: {
      PDF: 'Embala los artículos, imprime la etiqueta, pégala en el paquete y entrégalo.',
      QR: 'Embala los artículos y entrega el paquete. Allí muestra el código en el móvil: te imprimen la etiqueta.',
    },
    collected: (day) =>
      `Embala los artículos, imprime la etiqueta y pégala en el paquete. Lo recogemos el ${day} donde se entregó tu pedido.`,
    handInBy: (day) => `Entrega el paquete a más tardar el ${day}.`,
    way: 'Ver la etiqueta',
  },
  returnCancelled: {
    subject: (number) => `La devolución ${number} está cancelada`,
    lead: 'Tu devolución está cancelada. La etiqueta ya no vale.',
    goods: 'Lo que te quedas',
  },
  orderExchanged: {
    subject: (order) => `El cambio del pedido ${order} está en camino`,
    lead: (articles) => `Hemos recibido tu devolución. En su lugar te hemos enviado: ${articles}.`,
  },
  paymentRefused: {
    subject: (order) => `Pedido ${order}: vuelve a pagar`,
    lead: (amount) =>
      `No hemos podido cobrar ${amount} de tu pedido, así que no se ha enviado nada. Págalo de nuevo con otra tarjeta u otra forma de pago y lo enviaremos.`,
    way: 'Volver a pagar',
  },
  reorderReminder: {
    subject: '¿Es hora de volver a pedir tus lentillas?',
    lead: 'Querías que te lo recordáramos. En tu cuenta puedes pedir lo mismo otra vez, para cada ojo como la última vez, o cambiar el recordatorio.',
    way: 'Pedir lo mismo otra vez',
  },
  accountDeletionRequested: {
    subject: 'Tu cuenta se va a eliminar',
    lead: (day) =>
      `Nos has pedido que eliminemos tu cuenta. Lo haremos el ${day}. Hasta entonces puedes anular la solicitud sin perder nada.`,
    waits: (orders) => `Pedidos y devoluciones aún en curso: ${orders}. Antes de que terminen no eliminamos nada.`,
    way: 'Anular la solicitud',
    unasked: '¿No lo has pedido tú? Anula la solicitud y elige enseguida una contraseña nueva.',
  },
  accountDeletionCancelled: {
    subject: 'Tu cuenta se conserva',
    lead: 'Has anulado la solicitud: tu cuenta no se elimina. No se ha perdido nada.',
  },
  accountDeleted: {
    subject: 'Tu cuenta está eliminada',
    lead: 'Tu cuenta y todo lo que tenía está eliminado: tus datos, direcciones, tarjetas, recetas y listas. Se ha cerrado la sesión en todas partes.',
    orders: (years) =>
      `La ley nos obliga a conservar los pedidos ${years} años; después también desaparecen los nombres.`,
  },
  appointment: {
    service: { 'eye-test': 'Examen de la vista', fitting: 'Ajuste', hearing: 'Prueba auditiva' },
    what: 'Qué',
    when: 'Cuándo',
    where: 'Dónde',
    way: 'Cambiar o cancelar',
    until: (moment) => `Puedes cambiarla o cancelarla en la web hasta el ${moment}. Después, llama a la tienda.`,
    tooLate: (phone) => `Para cambiarla ahora, llama al ${phone}.`,
    booked: (service) => `${service}: tu cita`,
    moved: (service) => `${service}: tu nueva hora`,
    cancelled: (service) => `${service}: cita cancelada`,
    bookedLead: (name) => (name ? `Gracias, ${name}. Te esperamos.` : 'Gracias. Te esperamos.'),
    movedLead: 'Tu cita ha cambiado. Esta es la nueva hora.',
    cancelledLead: 'Esta cita está cancelada. Nadie te espera.',
    calledOffLead: 'Lo sentimos: la tienda ha tenido que cancelar esta cita. Reserva otra, por favor.',
    again: 'Reservar otra',
  },
  foot: {
    appointment: 'Recibes este mensaje porque se reservó una cita con esta dirección.',
    order: 'Recibes este mensaje por tu pedido.',
    deleted: 'Recibes este mensaje porque nos pediste que elimináramos tu cuenta.',
    account: 'Recibes este mensaje porque tu dirección se introdujo en nuestra web.',
    notice: 'Recibes este mensaje porque pediste que te avisáramos cuando el artículo volviera.',
    reminder: 'Recibes este mensaje porque creaste un recordatorio en tu cuenta. Allí puedes desactivarlo.',
    questions: (phone) => `¿Preguntas? ${phone}`,
  },
};
