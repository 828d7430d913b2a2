import { Writable } from 'node:stream';

import { FILE_REFUSED } from '@sightline/shared-lib/domain/prescription';
import pino from 'pino';
import sharp from 'sharp';

import { errorOf, headersOf, testPassword, openingTime } from '../../testing/shopperApp';
import type { TokenHeaders } from '../../testing/shopperApp';
import { pdfPage } from '../../testing/documents/pdfFile';
import { photo } from '../../testing/documents/photo';

import { openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp, UploadPart } from './prescription.fixture';

const pdf = pdfPage('Sphere -3.25');
const executable = new TextEncoder().encode('MZ this is a program');

const spectacles = {
  rightSphere: '-1.25',
  rightCyl: '-0.50',
  rightAxis: '170',
  rightAdd: '',
  leftSphere: '-3.75',
  leftCyl: '0.00',
  leftAxis: '0',
  pupillaryDistance: '63',
  nickName: 'Reading',
  firstName: 'Ann',
  productType: 'frames',
};

function file(content: Uint8Array, fileName = 'scan.pdf', contentType = 'application/pdf'): UploadPart {
  return { name: 'file', fileName, contentType, content };
}
const field = (name: string, value: string): UploadPart => ({ name, value });

describe('prescriptions', () => {
  let shop: PrescriptionApp;
  let headers: TokenHeaders;
  let orderId: string;
  let png: Uint8Array;
  const logged: string[] = [];
  let shoppers = 0;

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    shop = await openPrescriptionApp({ logger: pino({ level: 'trace' }, stream) });
    png = await photo('png');
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shoppers += 1;
    headers = await shop.register(`rx${shoppers}@example.com`);
    orderId = await shop.order(headers, [`${shoppers}01`, `${shoppers}02`]);
  });

  const line = (number = 1) => `${shoppers}0${number}`;
  const store = (...parts: UploadPart[]) => shop.upload('prescription/storeRXFile', headers, parts);
  const describeLine = (values: object, method: 'POST' | 'PUT' = 'POST', tokens = headers) =>
    shop.call(method, 'prescription/prescriptionDetails', {
      headers: tokens,
      body: { orderId, orderItemId: line(), prescriptionDetails: values },
    });
  const read = (path: string, tokens: Record<string, string> = headers) => shop.call('GET', path, { headers: tokens });
  const ofLine = async (tokens = headers) => read(`prescription/orderId/${orderId}/orderItemId/${line()}`, tokens);

  describe('documents', () => {
    it.each([
      ['application/pdf', 'pdf', async () => pdf],
      ['image/png', 'png', () => photo('png')],
      ['image/jpeg', 'jpg', () => photo('jpeg')],
    ])(
      'keeps and gives back what %s shows to its owner, as a download [RX-03] [RX-06]',
      async (contentType, extension, make) => {
        const content = await make();
        const stored = await store(file(content, 'left eye', 'text/html'));
        expect([stored.statusCode, stored.json().fileName]).toEqual([201, `left eye.${extension}`]);
        const answer = await read(`prescription/rxFileStorageId/${stored.json().rxFileStorageId}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': contentType,
          'content-disposition': `attachment; filename="left eye.${extension}"; filename*=UTF-8''left%20eye.${extension}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        });
        const shown =
          extension === 'pdf'
            ? answer.body.includes('Sphere -3.25')
            : (await sharp(answer.rawPayload).metadata()).width;
        expect(shown).toBe(extension === 'pdf' ? true : 48);
        // Nothing that was sent is kept as it came.
        expect(new Uint8Array(answer.rawPayload)).not.toEqual(content);
      },
    );

    it('decides the type by the content, whatever name and type claim [RX-03]', async () => {
      const disguised = await store(file(executable, 'prescription.pdf', 'application/pdf'));
      expect(errorOf(disguised)).toEqual([400, 'RX_FILE_TYPE_NOT_ALLOWED', 'RX_FILE_TYPE_NOT_ALLOWED']);
      const honest = await store(file(png, 'prescription.exe', 'application/octet-stream'));
      expect(honest.json().fileName).toBe('prescription.png');
    });

    it('says in its answer why a document is not kept, and keeps nothing [RX-03] [PLAT-04]', async () => {
      const locked = pdfPage('x', { catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' });
      const refused = await store(file(locked));
      expect(errorOf(refused)).toEqual([400, FILE_REFUSED, FILE_REFUSED]);
      expect(refused.json().errors[0].errorParameters).toBe('active');
      const phone = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0');
      expect((await store(file(phone, 'IMG_1.heic'))).json().errors[0].errorParameters).toBe('heic');
    });

    it('keeps an upload once that is sent again because its answer got lost [RX-03]', async () => {
      const send = async (key: string, tokens = headers) =>
        (await shop.upload('prescription/storeRXFile', tokens, [field('uploadKey', key), file(pdf)])).json();
      const { rxFileStorageId } = await send('page-one-of-two');
      expect((await send('page-one-of-two')).rxFileStorageId).toBe(rxFileStorageId);
      const others = [await send('page-two-of-two'), await send('page-one-of-two', await shop.guest())];
      expect(new Set([rxFileStorageId, ...others.map((one) => one.rxFileStorageId)]).size).toBe(3);
      expect(
        errorOf(await shop.upload('prescription/storeRXFile', headers, [field('uploadKey', ''), file(pdf)]))[0],
      ).toBe(400);
    });

    it.each([
      ['../../etc/passwd', 'passwd.pdf'],
      ['..\\\\..\\\\boot.ini', 'boot.pdf'],
      ['...', 'prescription.pdf'],
      ['rx.pdf.exe', 'rx.pdf'],
    ])('strips the tricks of the file name %s [RX-03] [PLAT-04]', async (name, expected) => {
      const stored = await store(field('fileName', name), file(pdf));
      expect(stored.json().fileName).toBe(expected);
      expect((await store(file(pdf, name))).json().fileName).toBe(expected);
    });

    it('takes ten megabytes and refuses more with a reason [RX-03]', async () => {
      const megabyte = 1024 * 1024;
      const sized = (size: number) => {
        const room = size - pdfPage('x'.repeat(size)).length + size;
        return pdfPage('x'.repeat(room));
      };
      const largest = sized(10 * megabyte);
      expect(largest).toHaveLength(10 * megabyte);
      const stored = await store(file(largest));
      expect(stored.statusCode).toBe(201);
      const back = await read(`prescription/rxFileStorageId/${stored.json().rxFileStorageId}`);
      expect(back.rawPayload.length).toBeGreaterThan(9.9 * megabyte);
      for (const size of [10 * megabyte + 1, 20 * megabyte]) {
        const refused = await store(file(sized(size)));
        expect(errorOf(refused)).toEqual([413, 'RX_FILE_TOO_LARGE', 'RX_FILE_TOO_LARGE']);
        expect(refused.json().errors[0].errorMessage).toBe('The file is larger than 10 MB.');
      }
    });

    it('answers an upload without a file, or that is no upload, with the error body [RX-03] [PLAT-04]', async () => {
      expect(errorOf(await store(field('fileName', 'x.pdf')))).toEqual([400, 'CMN0203E', '_ERR_CMD_MISSING_PARAM']);
      expect(errorOf(await store(file(new Uint8Array())))[0]).toBe(400);
      const json = await shop.call('POST', 'prescription/storeRXFile', { headers, body: { file: 'x' } });
      expect(errorOf(json)).toEqual([400, 'CWXFR0226E', '_ERR_INVALID_INPUT']);
      const broken = await shop.app.inject({
        method: 'POST',
        url: '/wcs/resources/store/10801/prescription/storeRXFile',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=frontier' },
        payload: '--frontier\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      });
      expect(broken.statusCode).toBe(400);
    });

    it('attaches an uploaded document to a line, which then counts as prescribed [RX-06] [RX-07]', async () => {
      const parts = [field('orderId', orderId), field('orderItemId', line()), field('firstName', 'Ann'), file(pdf)];
      const answer = await shop.upload('prescription/uploadFile', headers, parts);
      const { rxFileStorageId } = answer.json();
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { rxFileStorageId, orderId, orderItemId: line(), fileName: 'scan.pdf' },
      ]);
      expect((await ofLine()).json()).toEqual({ results: [{ rxFileStorageId, fileName: 'scan.pdf' }] });
      expect(shop.orders.get(orderId)?.attributes[line()]).toEqual({
        prescriptionUploaded: 'true',
        prescriptionVersion: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      });
      const binary = await read(`contactLens/rxUploadedFile/orderId/${orderId}/orderItemId/${line()}`);
      expect(binary.body).toContain('Sphere -3.25');
    });

    it('attaches one document to several lines, and several documents to one line [RX-03] [RX-06]', async () => {
      const parts = [field('orderId', orderId), field('orderItemIds', JSON.stringify([line(1), line(2)])), file(png)];
      const answer = await shop.upload('prescription/uploadFile/multiple', headers, parts);
      expect(answer.json().results.map((result: { orderItemId: string }) => result.orderItemId)).toEqual([
        line(1),
        line(2),
      ]);
      shop.clock.advance(1000);
      const { rxFileStorageId } = (await store(file(pdf, 'second.pdf'))).json();
      const link = await shop.call('POST', 'prescription/uploadRXFile', {
        headers,
        body: { orderId, orderItemId: line(), rxFileStorageId },
      });
      expect(link.json()).toEqual({ orderId, orderItemId: line(), prescriptionUploaded: true });
      const names = (await ofLine()).json().results.map((result: { fileName: string }) => result.fileName);
      expect(names).toEqual(['second.pdf', 'scan.png']);
    });

    it('keeps nothing of an upload whose line is not the shopper’s own [RX-06]', async () => {
      const files = shop.db.withTables<{ prescription_files: { file_id: string } }>();
      const count = async () => (await files.selectFrom('prescription_files').select('file_id').execute()).length;
      const before = await count();
      const other = await shop.guest();
      const parts = [field('orderId', orderId), field('orderItemId', line()), file(pdf)];
      expect((await shop.upload('prescription/uploadFile', other, parts)).statusCode).toBe(404);
      expect(await count()).toBe(before);
    });
  });

  describe('values', () => {
    it('keeps the values of a line in one notation and gives them back [RX-04] [RX-06]', async () => {
      const answer = await describeLine({ ...spectacles, leftAdd: 1.5 });
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { orderId, orderItemId: line(), prescriptionUploaded: true },
      ]);
      expect((await ofLine()).json()).toEqual({
        results: [{ prescriptionDetails: { ...spectacles, leftAdd: '+1.50' } }],
      });
      expect((await describeLine({ ...spectacles, rightSphere: '-1.50' }, 'PUT')).statusCode).toBe(200);
      expect((await ofLine()).json().results[0].prescriptionDetails.rightSphere).toBe('-1.50');
      expect(shop.orders.get(orderId)?.attributes[line()]).toMatchObject({ prescriptionUploaded: 'true' });
    });

    it.each([
      ['rightSphere', { rightSphere: '-20.25' }],
      ['leftSphere', { leftSphere: '1.30' }],
      ['leftSphere', { leftSphere: 'Infinity' }],
      ['leftSphere', { leftSphere: '' }],
      ['rightCyl', { rightCyl: '6.25' }],
      ['rightCyl', { rightCyl: '-0.60' }],
      ['rightAxis', { rightAxis: '0' }],
      ['rightAxis', { rightAxis: '' }],
      ['rightAxis', { rightAxis: '181' }],
      ['rightAxis', { rightAxis: '90.5' }],
      ['leftAdd', { leftAdd: '0.50' }],
      ['leftAdd', { leftAdd: '4.00' }],
      ['pupillaryDistance', { pupillaryDistance: '47.5' }],
      ['pupillaryDistance', { pupillaryDistance: '63.2' }],
      ['pupillaryDistance', { pupillaryDistance: '' }],
      ['rPupDistance', { rPupDistance: '40' }],
      ['leftPrism', { leftPrism: '6.25', leftPrismBase: 'in' }],
      ['leftPrismBase', { leftPrism: '2.00' }],
      ['leftPrismBase', { leftPrism: '2.00', leftPrismBase: 'sideways' }],
      ['rightPrism', { rightPrismBase: 'up' }],
      ['issuedOn', { issuedOn: '2099-01-01' }],
      ['issuedOn', { issuedOn: 'soon' }],
    ])('refuses an impossible value of %s and names it, not the value [RX-02] [PLAT-04]', async (name, change) => {
      const answer = await describeLine({ ...spectacles, ...change });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].errorParameters.split(',')[0]).toBe(name);
      expect((await ofLine()).json()).toEqual({ results: [] });
    });

    it('takes none of a paper that has expired where the order was placed, whatever the call says [RX-05]', async () => {
      const daysAgo = (days: number) =>
        new Date(shop.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
      const expired = await describeLine({ ...spectacles, issuedOn: daysAgo(731) });
      expect(errorOf(expired)).toEqual([409, 'RX_EXPIRED', 'RX_EXPIRED']);
      expect(expired.json().errors[0].errorParameters).toBe(daysAgo(1));
      const several = {
        orderId,
        items: [line(1), line(2)].map((orderItemId, index) => ({
          orderItemId,
          prescriptionDetails: { ...spectacles, issuedOn: daysAgo(index === 0 ? 0 : 731) },
        })),
      };
      const both = await shop.call('POST', 'prescription/prescriptionDetails/multiple', { headers, body: several });
      expect(both.statusCode).toBe(409);
      expect((await ofLine()).json()).toEqual({ results: [] });
      expect((await describeLine({ ...spectacles, issuedOn: daysAgo(730) })).statusCode).toBe(201);
    });

    it.each([
      ['two distances', { pupillaryDistance: '', lPupDistance: '31.5', rPupDistance: '32' }],
      ['the single distance on both sides', { lPupDistance: '63', rPupDistance: '63' }],
      ['a comma', { leftSphere: '-3,75' }],
      ['no addition written as zero', { leftAdd: '0.00' }],
    ])('takes a prescription with %s [RX-02]', async (_name, change) => {
      expect((await describeLine({ ...spectacles, ...change })).statusCode).toBe(201);
    });

    it('asks a distance for glasses whatever the values say they are for, and none for contact lenses [RX-02] [RX-07]', async () => {
      const values = { ...spectacles, pupillaryDistance: '', productType: 'contact-lenses' };
      const refused = await describeLine(values);
      expect([refused.statusCode, refused.json().errors[0].errorParameters]).toEqual([400, 'pupillaryDistance']);
      const lenses = await shop.order(headers, ['1'], 'E', { opticalRole: 'contactLens' });
      const body = { orderId: lenses, orderItemId: '1', prescriptionDetails: values };
      const taken = await shop.call('POST', 'prescription/prescriptionDetails', { headers, body });
      expect(taken.statusCode).toBe(201);
    });

    it('keeps a prism with its base, sealed, and offers it again with the saved prescription [RX-02] [RX-04] [RX-06]', async () => {
      await describeLine({ ...spectacles, rightPrism: '1,5', rightPrismBase: 'out' });
      expect((await ofLine()).json().results[0].prescriptionDetails).toMatchObject({
        rightPrism: '1.50',
        rightPrismBase: 'out',
      });
      expect((await read('prescription/@self')).json().prescriptions[0]).toMatchObject({
        PRISM: { OD: '1.50', OS: '' },
        BASE: { OD: 'out', OS: '' },
      });
    });

    it('keeps a plus cylinder as the same lens with minus [RX-02]', async () => {
      await describeLine({ ...spectacles, leftSphere: '-3.00', leftCyl: '+1.00', leftAxis: '180' });
      expect((await ofLine()).json().results[0].prescriptionDetails).toMatchObject({
        leftSphere: '-2.00',
        leftCyl: '-1.00',
        leftAxis: '90',
      });
    });

    it('keeps the values of several lines, all or none [RX-06]', async () => {
      const several = (second: object) =>
        shop.call('POST', 'prescription/prescriptionDetails/multiple', {
          headers,
          body: {
            orderId,
            items: [
              { orderItemId: line(1), prescriptionDetails: spectacles },
              { orderItemId: line(2), prescriptionDetails: second },
            ],
          },
        });
      expect((await several({ ...spectacles, leftSphere: '99' })).statusCode).toBe(400);
      expect((await ofLine()).json().results).toEqual([]);
      const answer = await several(spectacles);
      expect([answer.statusCode, answer.json().results.length]).toEqual([200, 2]);
    });

    it('offers prescriptions used before, to their owner only [RX-04] [PLAT-04]', async () => {
      await describeLine({ ...spectacles, rPupDistance: '31', lPupDistance: '', rxType: 'SingleVision' });
      const saved = {
        prescriptionId: `line-${line()}`,
        orderItemId: line(),
        nickName: 'Reading',
        firstName: 'Ann',
        rxType: 'SingleVision',
        SPH: { OD: '-1.25', OS: '-3.75' },
        CYL: { OD: '-0.50', OS: '0.00' },
        AX: { OD: '170', OS: '0' },
        ADD: { OD: '', OS: '' },
        PD: { OD: '31', OS: '63' },
        lastUpdate: shop.clock.now().toISOString(),
        validUntil: '2028-02-29',
        expired: false,
      };
      const { prescriptions } = (await read('prescription/@self')).json();
      expect(prescriptions).toEqual([expect.objectContaining(saved)]);
      expect((await read('prescription/@self', await shop.guest())).json().prescriptions).toEqual([]);
      expect((await read('prescription/@self', {})).statusCode).toBe(401);
    });

    it('keeps contact-lens values of both eyes [RX-20]', async () => {
      const eyes = {
        right: { power: '-2.25', baseCurve: '8.6', diameter: '14.2', cylinder: '-0.75', axis: '180', boxes: '2' },
        left: { power: '-1.75', baseCurve: '8.6', diameter: '14.2', addition: 'High', color: 'Green' },
        dominance: 'right',
      };
      const send = (body: object) =>
        shop.call('POST', 'contactLens/prescriptionDetails', {
          headers,
          body: { orderId, orderItemId: line(), ...body },
        });
      expect((await send(eyes)).json()).toEqual({ orderId, orderItemId: line() });
      expect((await ofLine()).json().results).toEqual([{ prescriptionDetails: eyes }]);
      expect((await send({ ...eyes, right: { ...eyes.right, axis: '' } })).statusCode).toBe(400);
      expect((await send({ ...eyes, left: { power: '-31' } })).statusCode).toBe(400);
    });

    it('refuses an eleventh prescription item [RX-06]', async () => {
      const lines = Array.from({ length: 11 }, (_, index) => `${shoppers}5${String(index).padStart(2, '0')}`);
      const large = await shop.order(headers, lines);
      const items = lines.map((orderItemId) => ({ orderItemId, prescriptionDetails: spectacles }));
      const send = (some: object[]) =>
        shop.call('POST', 'prescription/prescriptionDetails/multiple', {
          headers,
          body: { orderId: large, items: some },
        });
      expect(errorOf(await send(items))).toEqual([400, 'RX_LIMIT_EXCEEDED', 'RX_LIMIT_EXCEEDED']);
      expect((await send(items.slice(0, 10))).statusCode).toBe(200);
      expect(errorOf(await send(items.slice(10)))[1]).toBe('RX_LIMIT_EXCEEDED');
      expect((await send(items.slice(0, 1))).statusCode).toBe(200);
    });

    it('leaves shipped and cancelled orders alone [RX-07]', async () => {
      const order = shop.orders.get(orderId);
      for (const status of ['S', 'D', 'X']) {
        if (order) order.status = status;
        expect(errorOf(await describeLine(spectacles))[2]).toBe('_ERR_ORDER_WRONG_STATUS');
      }
      if (order) order.status = 'E';
      expect((await describeLine(spectacles)).statusCode).toBe(201);
    });
  });

  describe('privacy', () => {
    it('shows and changes nothing with the tokens of another shopper [RX-06] [PLAT-04]', async () => {
      const parts = [field('orderId', orderId), field('orderItemId', line()), file(pdf)];
      const { rxFileStorageId } = (await shop.upload('prescription/uploadFile', headers, parts)).json();
      await describeLine(spectacles);
      for (const other of [await shop.guest(), await shop.register(`thief${shoppers}@example.com`)]) {
        expect(errorOf(await read(`prescription/rxFileStorageId/${rxFileStorageId}`, other))).toEqual([
          403,
          'CMN1501E',
          '_ERR_USER_AUTHORITY',
        ]);
        expect((await ofLine(other)).statusCode).toBe(404);
        const binary = await read(`contactLens/rxUploadedFile/orderId/${orderId}/orderItemId/${line()}`, other);
        expect([binary.statusCode, binary.body.includes('Sphere')]).toEqual([404, false]);
        expect((await describeLine(spectacles, 'PUT', other)).statusCode).toBe(404);
        const own = await shop.order(other, ['77701']);
        const body = { orderId: own, orderItemId: '77701', rxFileStorageId };
        expect((await shop.call('POST', 'prescription/uploadRXFile', { headers: other, body })).statusCode).toBe(403);
      }
      expect((await read(`prescription/rxFileStorageId/${rxFileStorageId}`, {})).statusCode).toBe(401);
      expect((await read('prescription/rxFileStorageId/f-unknown')).statusCode).toBe(404);
      expect((await read('prescription/rxFileStorageId/..%2f..%2fetc')).statusCode).toBe(400);
    });

    it('keeps documents, names, patients and values encrypted at rest [RX-06]', async () => {
      const marked = pdfPage('SphereMinusThree');
      await store(field('lastName', 'Confidential'), file(marked, 'secretname.pdf'));
      await describeLine({ ...spectacles, nickName: 'SecretNick' });
      const tables = shop.db.withTables<{
        prescription_files: { content: Buffer; description: Buffer };
        prescription_details: { details: Buffer };
      }>();
      const files = await tables.selectFrom('prescription_files').select(['content', 'description']).execute();
      const details = await tables.selectFrom('prescription_details').select('details').execute();
      const atRest = [...files.flatMap((row) => [row.content, row.description]), ...details.map((row) => row.details)]
        .map((bytes) => Buffer.from(bytes).toString('latin1'))
        .join('\n');
      expect(atRest.length).toBeGreaterThan(100);
      // Long enough that no sealed text holds one by chance.
      for (const secret of ['%PDF-1.7', 'SphereMinusThree', 'secretname', 'Confidential', 'SecretNick', '-3.75']) {
        expect(atRest).not.toContain(secret);
      }
    });

    it('goes with a guest who signs in [AUTH-09] [RX-06]', async () => {
      const guest = await shop.guest();
      const guestOrder = await shop.order(guest, ['88801']);
      const stored = await shop.upload('prescription/storeRXFile', guest, [file(pdf)]);
      const body = { orderId: guestOrder, orderItemId: '88801', prescriptionDetails: spectacles };
      await shop.call('POST', 'prescription/prescriptionDetails', { headers: guest, body });
      shop.clock.advance(5000);
      const login = await shop.call('POST', 'loginidentity', {
        headers: guest,
        body: { logonId: `rx${shoppers}@example.com`, logonPassword: testPassword },
      });
      const order = shop.orders.get(guestOrder);
      if (order) order.userId = login.json().userId;
      const signedIn = headersOf(login.json());
      expect((await read(`prescription/rxFileStorageId/${stored.json().rxFileStorageId}`, signedIn)).statusCode).toBe(
        200,
      );
      const merged = await read(`prescription/orderId/${guestOrder}/orderItemId/88801`, signedIn);
      expect(merged.json().results[0].prescriptionDetails).toEqual(spectacles);
    });

    it('never logs a value, a name, a token or a password [RX-06] [PLAT-04]', async () => {
      logged.length = 0;
      const login = { logonId: `rx${shoppers}@example.com`, logonPassword: 'S3cretWord!' };
      await shop.call('POST', 'loginidentity', { body: login });
      await store(field('fileName', 'secretname.pdf'), field('lastName', 'Confidential'), file(pdf));
      await describeLine({ ...spectacles, nickName: 'SecretNick' });
      await describeLine({ ...spectacles, leftSphere: '-77.77' });
      await shop.upload('prescription/storeRXFile', headers, [file(executable, 'secretname.pdf')]);
      await ofLine();
      const everything = logged.join('');
      expect(everything).toContain('prescription/prescriptionDetails');
      const secrets = [
        '-3.75',
        '-77.77',
        'SecretNick',
        'secretname',
        'Confidential',
        'S3cretWord',
        ...Object.values(headers),
      ];
      for (const secret of secrets) expect(everything).not.toContain(secret);
    });
  });

  describe('lenses', () => {
    it('gives a lens by its id, with review, and the sum of its articles as its price [RX-10]', async () => {
      expect((await read('rox/lensesData/L-2', {})).json()).toMatchObject({
        RxLensId: 'L-2',
        rxType: 'SingleVision',
        rxPrice: 80,
        rxDiscountedPrice: 80,
        currency: 'USD',
        lensesReview: {
          Type: { code: 'SV', description: 'Single vision' },
          TreatmentsFamily: { code: 'HC', description: 'Hard coat' },
          Color: { code: 'CLR', description: 'Clear' },
          Thickness: { code: '1.60', description: 'Thin' },
          AddOns: [],
        },
        roxableServices: [
          { partNumber: 'SRV-SV', description: 'Item SRV-SV', price: 40 },
          { partNumber: 'SRV-IDX-160', description: 'Item SRV-IDX-160', price: 40 },
        ],
        x_lens_prescription: { x_spherePower_right: '0.00', x_Axis_left: '0', x_Pupillary_distance: '' },
      });
      expect((await read('rox/lensesData/L-0', {})).statusCode).toBe(404);
    });

    it('lists every lens for the configurator, in the currency of the store [RX-10]', async () => {
      const { lenses } = (await read('/wcs/resources/store/10802/rox/lensesData', {})).json();
      expect(lenses.length).toBeGreaterThan(77);
      expect(new Set(lenses.map((lens: { RxLensId: string }) => lens.RxLensId)).size).toBe(lenses.length);
      expect(lenses.every((lens: { currency: string }) => lens.currency === 'EUR')).toBe(true);
    });

    it('offers no lens that the store does not sell every part of [RX-10]', async () => {
      const { lenses } = (await read('rox/lensesData', {})).json();
      const uses = new Set(lenses.map((lens: { rxType: string }) => lens.rxType));
      expect([...uses]).toEqual(['SingleVision', 'Reading', 'Progressive', 'NonPrescription']);
    });
  });
});
