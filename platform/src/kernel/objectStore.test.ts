import { startObjectStore } from '../testing/objectStoreStandIn';
import type { ObjectStoreStandIn } from '../testing/objectStoreStandIn';
import { createObjectStore, ObjectStoreFailure, readObjectStoreSettings } from './objectStore';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('an object store that speaks the S3 protocol', () => {
  let standIn: ObjectStoreStandIn;
  beforeEach(async () => {
    standIn = await startObjectStore();
  });
  afterEach(() => standIn.close());

  it('keeps, gives and removes objects by signed calls [PLAT-02]', async () => {
    const store = createObjectStore(standIn.settings);
    expect(await store.get('documents/f-1')).toBeNull();
    await store.put('documents/f-1', bytes('sealed'));
    expect(standIn.objects.get('documents/f-1')?.toString()).toBe('sealed');
    expect(await store.get('documents/f-1')).toEqual(bytes('sealed'));
    await store.remove('documents/f-1');
    await store.remove('documents/f-1');
    expect(standIn.objects.size).toBe(0);
  });

  it.each([
    ['another secret', { secret: 'guessed' }],
    ['another key', { keyId: 'somebody' }],
    ['another region', { region: 'us-east-1' }],
  ])('keeps nothing by %s [PLAT-02]', async (_name, wrong) => {
    const store = createObjectStore({ ...standIn.settings, ...wrong });
    await expect(store.put('documents/f-1', bytes('sealed'))).rejects.toThrow(ObjectStoreFailure);
    await expect(store.get('documents/f-1')).rejects.toThrow('403');
    expect(standIn.objects.size).toBe(0);
  });

  it('says that it failed, and does not take that for an object that is not there [PLAT-02]', async () => {
    const store = createObjectStore(standIn.settings);
    standIn.fail(418);
    await expect(store.get('documents/f-1')).rejects.toThrow('418');
    await expect(store.remove('documents/f-1')).rejects.toThrow(ObjectStoreFailure);
    await standIn.close();
    await expect(store.get('documents/f-1')).rejects.toThrow('does not answer');
  });
});

describe('its settings', () => {
  const whole = {
    OBJECT_STORE_URL: 'https://shop.s3.eu-central-1.amazonaws.com/',
    OBJECT_STORE_REGION: 'eu-central-1',
    OBJECT_STORE_KEY_ID: 'id',
    OBJECT_STORE_SECRET: 'secret',
  };

  it('come from the environment, and there is no store without an address [PLAT-02]', () => {
    expect(readObjectStoreSettings({})).toBeNull();
    expect(readObjectStoreSettings(whole)).toEqual({
      url: 'https://shop.s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      keyId: 'id',
      secret: 'secret',
    });
    expect(readObjectStoreSettings({ ...whole, OBJECT_STORE_REGION: '' })?.region).toBe('us-east-1');
  });

  it.each([
    ['no secret', { OBJECT_STORE_SECRET: '' }, 'OBJECT_STORE_SECRET'],
    ['no key', { OBJECT_STORE_KEY_ID: '' }, 'OBJECT_STORE_KEY_ID'],
    ['an open connection', { OBJECT_STORE_URL: 'http://store.example/shop' }, 'https'],
    ['no address', { OBJECT_STORE_URL: 'shop' }, 'Invalid URL'],
  ])('are refused with %s [PLAT-02]', (_name, wrong, reason) => {
    expect(() => readObjectStoreSettings({ ...whole, ...wrong })).toThrow(reason);
  });
});
