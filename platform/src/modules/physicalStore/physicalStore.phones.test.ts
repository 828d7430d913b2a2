import { fictionPhone, type PhonePlace } from './physicalStore.phones';

const place = (country: PhonePlace['country'], city: string, zipCode: string): PhonePlace => ({
  country,
  city,
  zipCode,
  state: '',
});

describe('telephone numbers of branches', () => {
  it.each([
    [place('de', 'Berlin', '10115'), /^030 /],
    [place('de', 'Hamburg', '20095'), /^040 /],
    [place('de', 'München', '80331'), /^089 /],
    // Nobody can have a number with the area code of these.
    [place('de', 'Leipzig', '04109'), /^017[16] /],
    [place('fr', 'Paris', '75001'), /^01 /],
    [place('fr', 'Nantes', '44000'), /^02 /],
    [place('fr', 'Lille', '59000'), /^03 /],
    [place('fr', 'Lyon', '69001'), /^04 /],
    [place('fr', 'Toulouse', '31000'), /^05 /],
    [{ ...place('us', 'Avon', '06001'), state: 'CT' }, /^(203|860|959|475)-555-01/],
    [{ ...place('us', 'Austin', '73301'), state: 'TX' }, /^800-555-01/],
  ])('are dialled where the branch is: %j [STOR-02]', (where, shape) => {
    const phones = Array.from({ length: 20 }, (_, index) => fictionPhone(where, String(index).padStart(4, '0')));
    expect(phones.filter((phone) => !shape.test(phone))).toEqual([]);
  });
});
