import { inTransaction, lockList } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { logonFaults } from '../identity';
import { limitReached, LIMITS } from '../limits';
import { demandsState } from '../storeConfig';

import { addressOf, applyAddress, emptyAddress, isSameName } from './address.domain';
import type { Address, AddressFields, AddressRow } from './address.domain';
import {
  findAddress,
  findContact,
  insertAddress,
  keepAPrimary,
  keepOnePrimary,
  listAddresses,
  retireAddress,
} from './address.repository';
import type { NewAddress } from './address.repository';
import { personFaults } from './person.errors';

export interface AddressService {
  /** An address in use by a member; null when it is not theirs, or was edited or removed since. */
  address(db: Db, userId: string, addressId: string): Promise<Address | null>;
  /** The member's own address and address book. */
  addresses(db: Db, userId: string): Promise<Address[]>;
  contacts(db: Db, userId: string): Promise<AddressRow[]>;
  contact(userId: string, nickName: string): Promise<AddressRow>;
  contactById(userId: string, addressId: string): Promise<AddressRow>;
  addContact(storeId: string, userId: string, fields: AddressFields): Promise<string>;
  /** The same inside a transaction; the member's first contact becomes the default one. */
  insertContact(trx: Trx, storeId: string, userId: string, fields: AddressFields): Promise<string>;
  /** Replaces a contact; the new row has a new address id. */
  editContact(storeId: string, userId: string, nickName: string, fields: AddressFields): Promise<string>;
  /** Takes a contact out of use; another one becomes the default if it was. */
  removeContact(userId: string, nickName: string): Promise<string>;
  /** Keeps an address an express payment delivered, until `dropExpressAddresses`. */
  addExpressAddress(trx: Trx, userId: string, fields: AddressFields): Promise<string>;
  dropExpressAddresses(userId: string): Promise<string[]>;
  selfAddress(db: Db, userId: string): Promise<AddressRow | undefined>;
  /** Writes the person's own address again and gives its id. */
  writeSelfAddress(trx: Trx, userId: string, fields: AddressFields): Promise<string>;
}

export function createAddressService(db: Db, clock: Clock): AddressService {
  async function write(handle: Db, row: NewAddress): Promise<string> {
    const addressId = await insertAddress(handle, row, clock.now());
    if (!addressId) throw personFaults.nickNameTaken(row.nick_name);
    if (row.is_primary) await keepOnePrimary(handle, row.user_id, addressId);
    return addressId;
  }

  /** A contact of a store names the state wherever that store's forms do. */
  function writeContact(handle: Db, storeId: string, row: NewAddress): Promise<string> {
    if (row.region === '' && demandsState(storeId, row.country)) throw logonFaults.missing('state');
    return write(handle, row);
  }

  /** Whoever reads `Home` and `home` takes them for one name. */
  async function refuseTaken(handle: Db, userId: string, nickName: string): Promise<void> {
    const others = await listAddresses(handle, userId, 'contact');
    if (others.some((row) => isSameName(row.nick_name, nickName))) throw personFaults.nickNameTaken(nickName);
  }

  async function contact(handle: Db, userId: string, nickName: string): Promise<AddressRow> {
    const row = await findContact(handle, userId, nickName.trim());
    if (!row) throw personFaults.noContact(nickName);
    return row;
  }

  /** The fiscal-code form has no nickname of its own. */
  async function nameFor(handle: Db, userId: string, fields: AddressFields): Promise<string> {
    if (fields.nickName?.trim()) return fields.nickName;
    if (fields.fiscalCode === undefined) throw logonFaults.missing('nickName');
    const taken = await listAddresses(handle, userId, 'contact');
    let number = 1;
    while (taken.some((row) => isSameName(row.nick_name, `Invoice ${number}`))) number += 1;
    return `Invoice ${number}`;
  }

  async function add(trx: Trx, storeId: string, userId: string, fields: AddressFields): Promise<string> {
    await lockList(trx, `addresses:${userId}`);
    const nickName = await nameFor(trx, userId, fields);
    const { length } = await listAddresses(trx, userId, 'contact');
    if (length >= LIMITS.addresses) throw limitReached('addresses');
    await refuseTaken(trx, userId, nickName);
    const row = applyAddress({ ...emptyAddress(userId, 'contact'), is_primary: length === 0 }, { ...fields, nickName });
    return writeContact(trx, storeId, row);
  }

  return {
    async address(handle, userId, addressId) {
      const row = await findAddress(handle, userId, addressId);
      return row?.state === 'active' ? addressOf(row) : null;
    },
    addresses: async (handle, userId) => [
      ...(await listAddresses(handle, userId, 'contact')).map(addressOf),
      ...(await listAddresses(handle, userId, 'self')).map(addressOf),
    ],
    contacts: (handle, userId) => listAddresses(handle, userId, 'contact'),
    contact: (userId, nickName) => contact(db, userId, nickName),
    async contactById(userId, addressId) {
      const row = await findAddress(db, userId, addressId);
      if (row?.state !== 'active') throw personFaults.noContact(addressId);
      return row;
    },
    insertContact: add,
    addContact: (storeId, userId, fields) => inTransaction(db, (trx) => add(trx, storeId, userId, fields)),
    editContact: (storeId, userId, nickName, fields) =>
      inTransaction(db, async (trx) => {
        await lockList(trx, `addresses:${userId}`);
        const { address_id: earlierId, created_at: _created, ...earlier } = await contact(trx, userId, nickName);
        if (!(await retireAddress(trx, earlierId, 'replaced'))) throw personFaults.noContact(nickName);
        const row = applyAddress(earlier, fields);
        if (row.nick_name !== earlier.nick_name) await refuseTaken(trx, userId, row.nick_name);
        return writeContact(trx, storeId, row);
      }),
    removeContact: (userId, nickName) =>
      inTransaction(db, async (trx) => {
        await lockList(trx, `addresses:${userId}`);
        const row = await contact(trx, userId, nickName);
        if (!(await retireAddress(trx, row.address_id, 'removed'))) throw personFaults.noContact(nickName);
        if (row.is_primary) await keepAPrimary(trx, userId);
        return row.address_id;
      }),
    async addExpressAddress(trx, userId, fields) {
      const row = applyAddress(emptyAddress(userId, 'express'), { nickName: 'Express', ...fields });
      const addressId = await insertAddress(trx, row, clock.now());
      if (!addressId) throw new Error('An express address could not be written');
      return addressId;
    },
    async dropExpressAddresses(userId) {
      const dropped: string[] = [];
      for (const row of await listAddresses(db, userId, 'express')) {
        if (await retireAddress(db, row.address_id, 'removed')) dropped.push(row.address_id);
      }
      return dropped;
    },
    selfAddress: async (handle, userId) => (await listAddresses(handle, userId, 'self'))[0],
    async writeSelfAddress(trx, userId, fields) {
      const [current] = await listAddresses(trx, userId, 'self');
      const {
        address_id: earlierId,
        created_at: _created,
        ...earlier
      } = current ?? {
        ...emptyAddress(userId, 'self'),
        address_id: null,
        created_at: null,
      };
      if (earlierId) await retireAddress(trx, earlierId, 'replaced');
      const addressId = await insertAddress(trx, { ...applyAddress(earlier, fields), is_primary: true }, clock.now());
      if (!addressId) throw new Error('The own address of a person could not be written');
      return addressId;
    },
  };
}
