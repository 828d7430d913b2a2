import { isEmail, isPhone } from '@sightline/shared-lib/domain/validation';

import { Fault, invalidInput } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeById } from '../storeConfig';
import type { ContactMessageService } from './contactMessage.service';
import { contactBody, contactParams } from './content.schemas';

/** Takes what shoppers write to customer service and answers with a number (CMS-04). */
export function contactMessageRoutes(service: ContactMessageService): RoutePlugin {
  return (app) => {
    app.post(
      '/wcs/resources/store/:storeId/contactmessage',
      { schema: { params: contactParams, body: contactBody } },
      async (request, reply) => {
        const { storeId } = request.params;
        const store = storeById(storeId);
        if (!store) throw invalidInput('storeId', `There is no store ${storeId}.`);
        const { topic, requestKey } = request.body;
        const [name, email, message] = [request.body.name, request.body.email, request.body.message].map((text) =>
          text.trim(),
        ) as [string, string, string];
        const phone = request.body.phone?.trim() ?? '';
        if (name === '') throw invalidInput('name');
        if (!isEmail(email)) throw invalidInput('email');
        if (phone !== '' && !isPhone(phone)) throw invalidInput('phone');
        if (message === '') throw invalidInput('message');
        const number = await service.keep({
          storeId,
          locale: request.body.locale ?? store.locales[0] ?? '',
          topic,
          name,
          email: email.toLowerCase(),
          phone,
          orderId: request.body.orderId?.trim() ?? '',
          message,
          requestKey,
        });
        if (!number)
          throw new Fault(429, 'RATE_LIMITED', '_ERR_TOO_MANY_MESSAGES', 'This address has written too often.', [
            '3600',
          ]);
        return reply.status(201).send({ messageNumber: number, resourceName: 'contactmessage' });
      },
    );
  };
}
