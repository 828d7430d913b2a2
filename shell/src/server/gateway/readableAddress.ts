import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether every percent sign of an address stands for a character. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Refuses a call whose address nobody behind the gateway could read, in the platform's own words. */
export async function refuseUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (isReadable(request.url)) return undefined;
  return reply.code(400).send({
    errors: [
      {
        errorKey: '_ERR_INVALID_INPUT',
        errorCode: 'CWXFR0226E',
        errorMessage: 'The address cannot be read.',
        errorParameters: 'address',
      },
    ],
  });
}
