import { isEmail } from '@sightline/shared-lib/domain/validation';

import { Fault, invalidInput, notFound } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeById } from '../storeConfig';
import type { ArticleDirectory } from './inventory.routes';
import { noticeBody, noticeParams } from './inventory.schemas';
import type { StockNoticeService } from './stockNotice.service';

/** Keeps who wants to know when an article is back (PDP-05). */
export function stockNoticeRoutes(service: StockNoticeService, directory: ArticleDirectory): RoutePlugin {
  return (app) => {
    app.post(
      '/wcs/resources/store/:storeId/stocknotice',
      { schema: { params: noticeParams, body: noticeBody } },
      async (request, reply) => {
        const { storeId } = request.params;
        const store = storeById(storeId);
        if (!store) throw invalidInput('storeId', `There is no store ${storeId}.`);
        const { partNumber } = request.body;
        const email = request.body.email.trim().toLowerCase();
        if (!isEmail(email)) throw invalidInput('email');
        const [article] = await directory.articles({ partNumbers: [partNumber] });
        if (!article) throw notFound(partNumber);
        const locale = request.body.locale ?? store.locales[0] ?? '';
        if (!(await service.keep({ storeId, partNumber, email, locale })))
          throw new Fault(409, 'CWXFR0260E', '_ERR_TOO_MANY_NOTICES', 'This address waits for too many articles.');
        return reply.status(201).send({ partNumber, email, resourceName: 'stocknotice' });
      },
    );
  };
}
