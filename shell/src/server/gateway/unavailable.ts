import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers for a service that does not, in the platform's error shape. */
export function unavailable(request: FastifyRequest, reply: FastifyReply, error: Error): FastifyReply {
  request.log.error({ err: error, url: request.url.split('?')[0] }, 'platform did not answer');
  return reply
    .code(503)
    .header('retry-after', '5')
    .send({
      errors: [
        {
          errorKey: 'ERR_SERVICE_UNAVAILABLE',
          errorCode: 'CWXFR0230E',
          errorMessage: 'The service is not answering.',
          errorParameters: '',
        },
      ],
    });
}
