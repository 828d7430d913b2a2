import { Type } from 'typebox';

import { requireShopper, resourceId } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';

import { wireContact } from './address.domain';
import type { AddressService } from './address.service';
import {
  addressAnswer,
  addressParams,
  contactBody,
  contactEntry,
  contactQuery,
  nickNameParams,
} from './contact.schemas';

const contactPath = `${storePath}/person/@self/contact`;
const oneContact = Type.Interface([contactEntry], {
  userId: Type.String(),
  resourceId: Type.String(),
  resourceName: Type.String(),
});

/** The address book (section 12.5, ACC-02, ACC-03). Every query is bound to the caller's own id. */
export function contactRoutes(db: Db, addresses: AddressService): RoutePlugin {
  return (app) => {
    const resourceName = 'person';

    app.post(
      contactPath,
      { schema: { params: storeParams, body: contactBody, response: { 201: addressAnswer } } },
      async (request, reply) => {
        const { userId } = await requireShopper(request);
        const addressId = await addresses.addContact(request.params.storeId, userId, request.body);
        return reply.status(201).send({ userId, addressId, resourceName });
      },
    );

    app.get(
      contactPath,
      {
        schema: {
          params: storeParams,
          querystring: contactQuery,
          response: {
            200: Type.Object({
              userId: Type.String(),
              contact: Type.Optional(Type.Array(contactEntry)),
              resourceId: Type.String(),
              resourceName: Type.String(),
            }),
          },
        },
      },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { addressType } = request.query;
        const rows = (await addresses.contacts(db, userId)).filter(
          (row) => !addressType || row.address_type === addressType || row.address_type === 'ShippingAndBilling',
        );
        return {
          userId,
          ...(rows.length > 0 ? { contact: rows.map(wireContact) } : {}),
          resourceId: resourceId(request),
          resourceName,
        };
      },
    );

    app.get(`${contactPath}/invalidateexpressadresses`, { schema: { params: storeParams } }, async (request) => {
      const { userId } = await requireShopper(request);
      return { resourceName, invalidated: await addresses.dropExpressAddresses(userId) };
    });

    app.get(
      `${contactPath}/byAddressId/:addressId`,
      { schema: { params: addressParams, response: { 200: oneContact } } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const row = await addresses.contactById(userId, request.params.addressId);
        return { userId, ...wireContact(row), resourceId: resourceId(request), resourceName };
      },
    );

    app.get(
      `${contactPath}/:nickName`,
      { schema: { params: nickNameParams, response: { 200: oneContact } } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const row = await addresses.contact(userId, request.params.nickName);
        return { userId, ...wireContact(row), resourceId: resourceId(request), resourceName };
      },
    );

    app.put(
      `${contactPath}/:nickName`,
      { schema: { params: nickNameParams, body: contactBody, response: { 200: addressAnswer } } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { storeId, nickName } = request.params;
        const addressId = await addresses.editContact(storeId, userId, nickName, request.body);
        return { userId, addressId, resourceName };
      },
    );

    app.delete(
      `${contactPath}/:nickName`,
      { schema: { params: nickNameParams, response: { 200: addressAnswer } } },
      async (request) => {
        const { userId } = await requireShopper(request);
        return { userId, addressId: await addresses.removeContact(userId, request.params.nickName), resourceName };
      },
    );
  };
}
