import multipart from '@fastify/multipart';
import type { FastifyReply, LogLevel } from 'fastify';

import { requireShopper } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';

import { attachmentHeader } from './documents/fileType.domain';
import type { DocumentReader } from './documents/documentReader';
import { fileParams, lineParams, linkBody, uploadedAnswer } from './prescription.schemas';
import type { OpenedFile, PrescriptionService } from './prescription.service';
import { readUpload, uploadLimits } from './upload';
import { lineFrom, linesFrom, patientFrom } from './uploadForm';

/** Sends a document for saving, never for showing in the shop's own origin. */
function sendFile(reply: FastifyReply, { content, contentType, fileName }: OpenedFile): FastifyReply {
  return reply
    .type(contentType)
    .header('content-disposition', attachmentHeader(fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

/** Uploading, attaching and reading prescription documents (section 30, RX-03, RX-06). */
export function fileRoutes(service: PrescriptionService, reader: DocumentReader): RoutePlugin {
  const path = `${storePath}/prescription`;
  return async (app) => {
    app.addHook('onClose', async () => reader.close());
    // The multipart reader writes request headers, session tokens among them, to the log at its finest level.
    const logLevel = ['trace', 'debug'].includes(app.log.level) ? 'info' : app.log.level;
    const upload = { schema: { params: storeParams }, ...(logLevel ? { logLevel: logLevel as LogLevel } : {}) };
    await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });

    app.post(`${path}/storeRXFile`, upload, async (request, reply) => {
      const { userId } = await requireShopper(request);
      const document = await readUpload(request, reader);
      const rxFileStorageId = await service.store(userId, document, patientFrom(document.fields));
      return reply.status(201).send({ rxFileStorageId, fileName: document.fileName });
    });

    app.post(`${path}/uploadFile`, upload, async (request, reply) => {
      const { userId } = await requireShopper(request);
      const document = await readUpload(request, reader);
      const { orderId, orderItemId } = lineFrom(document.fields);
      const rxFileStorageId = await service.upload(
        userId,
        orderId,
        [orderItemId],
        document,
        patientFrom(document.fields),
      );
      return reply.status(201).send({ rxFileStorageId, orderId, orderItemId, fileName: document.fileName });
    });

    app.post(`${path}/uploadFile/multiple`, upload, async (request, reply) => {
      const { userId } = await requireShopper(request);
      const document = await readUpload(request, reader);
      const { orderId, orderItemIds } = linesFrom(document.fields);
      const rxFileStorageId = await service.upload(
        userId,
        orderId,
        orderItemIds,
        document,
        patientFrom(document.fields),
      );
      return reply.status(201).send({ results: orderItemIds.map((orderItemId) => ({ orderItemId, rxFileStorageId })) });
    });

    app.post(
      `${path}/uploadRXFile`,
      { schema: { params: storeParams, body: linkBody, response: { 200: uploadedAnswer } } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { orderId, orderItemId, rxFileStorageId } = request.body;
        await service.link(userId, { orderId, orderItemId }, rxFileStorageId);
        return { orderId, orderItemId, prescriptionUploaded: true };
      },
    );

    app.get(`${path}/rxFileStorageId/:rxFileStorageId`, { schema: { params: fileParams } }, async (request, reply) => {
      const { userId } = await requireShopper(request);
      return sendFile(reply, await service.file(userId, request.params.rxFileStorageId));
    });

    app.get(
      `${storePath}/contactLens/rxUploadedFile/orderId/:orderId/orderItemId/:orderItemId`,
      { schema: { params: lineParams } },
      async (request, reply) => {
        const { userId } = await requireShopper(request);
        return sendFile(reply, await service.fileOfLine(userId, request.params));
      },
    );
  };
}
