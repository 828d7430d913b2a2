import { listContracts } from '../contract';
import { createGuest } from '../identity';
import { readPerson } from './';
import { readUserContext } from '../userContext';
import { readWallet } from '../wallet';
import { answeringClient } from '../../testing';

describe('people', () => {
  it('are read whole when registered and with little when guests [AUTH-02]', async () => {
    const person = await readPerson(
      answeringClient({
        userId: 15006,
        firstName: 'Ann',
        gender: 'F',
        orgizationId: '-2000',
        x_data: { hasNewsletter: 'true' },
        contact: {
          addressId: '1',
          nickName: 'Home',
          primary: 'true',
          addressType: 'Shipping',
          zipCode: '10001  ',
          attributes: [{ key: 'addressField1', value: 'CODE' }],
        },
      }),
    );
    expect(person).toMatchObject({
      userId: '15006',
      gender: 'Female',
      hasNewsletter: true,
      organizationId: '-2000',
      contacts: [{ nickName: 'Home', primary: true, zipCode: '10001', fiscalCode: 'CODE', addressType: 'Shipping' }],
    });
    expect(await readPerson(answeringClient({ userId: '-1002' }))).toMatchObject({
      contacts: [],
      logonId: '',
      fiscalCode: '',
    });
    const own = { userId: '15006', attributes: [{ key: 'addressField1', value: 'RSSMRA80A01H501U' }] };
    expect(await readPerson(answeringClient(own))).toMatchObject({ fiscalCode: 'RSSMRA80A01H501U' });
  });

  it('keep tokens verbatim and a missing trusted token missing [AUTH-02]', async () => {
    const answer = {
      userId: '15006',
      WCToken: '15006%2Cq4EW%3D',
      personalizationID: '1-2',
      resourceName: 'guestidentity',
    };
    expect(await createGuest(answeringClient(answer))).toEqual({
      userId: '15006',
      WCToken: '15006%2Cq4EW%3D',
      personalizationID: '1-2',
    });
    await expect(createGuest(answeringClient({ userId: '1' }))).rejects.toThrow(/WCToken/);
  });

  it('have contracts with all their digits [API-02]', async () => {
    const context = await readUserContext(
      answeringClient({
        basicInfo: { callerId: 15006, runAsId: 77, registerType: 'R' },
        entitlement: { currentTradingAgreementIds: ['4000000000000000502', -11005] },
      }),
    );
    expect(context).toMatchObject({
      callerId: '15006',
      runAsId: '77',
      isRegistered: true,
      isGeneric: false,
      tradingAgreementIds: ['4000000000000000502', '-11005'],
    });
    const contracts = { contracts: { '-11005': 'Default', '4000000000000000502': 'Buyer' } };
    expect((await listContracts(answeringClient(contracts))).map((one) => one.contractId)).toEqual([
      '-11005',
      '4000000000000000502',
    ]);
  });

  it('have a wallet in the words of the specification [ACC-04]', async () => {
    const wallet = await readWallet(
      answeringClient({ resourseName: 'wallet', recordTotalCount: '1', wallet: [{ cardId: 'w-1', default: 'true' }] }),
    );
    expect(wallet).toMatchObject({
      resourseName: 'wallet',
      recordTotalCount: 1,
      wallet: [{ cardId: 'w-1', isDefault: true }],
    });
  });
});
