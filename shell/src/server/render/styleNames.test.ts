import { writtenStyles } from './styleNames';

describe("a sheet's text", () => {
  it('is parted into rules and the names the browser knows them by', () => {
    const text = [
      '.a{color:red;}/*!sc*/\n',
      '.a .b{top:0;}/*!sc*/\n',
      'data-styled.g1[id="sc-1-0"]{content:"a,c,"}/*!sc*/\n',
      '@media print{.d{display:none;}}/*!sc*/\n',
      'data-styled.g12[id="sc-2-0"]{content:"d,"}/*!sc*/\n',
    ].join('');
    expect(writtenStyles(text)).toEqual({
      css: '.a{color:red}.a .b{top:0}@media print{.d{display:none}}',
      names: 'sc-1-0:a,c sc-2-0:d',
    });
  });

  it('has neither where nothing was drawn', () => {
    expect(writtenStyles('')).toEqual({ css: '', names: '' });
  });
});
