import { readRichText } from './richText';

describe('rich text of the content service', () => {
  it('keeps paragraphs, lists, emphasis and safe links [CMS-03]', () => {
    expect(readRichText('<p>Read <b>this</b> &amp; <a href="/c/privacy">that</a></p><ul><li>one</li></ul>')).toEqual([
      {
        tag: 'p',
        children: [
          'Read ',
          { tag: 'strong', children: ['this'] },
          ' & ',
          { tag: 'a', href: '/c/privacy', children: ['that'] },
        ],
      },
      { tag: 'ul', children: [{ tag: 'li', children: ['one'] }] },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>after', ['after']],
    ['<p onclick="alert(1)">text</p>', [{ tag: 'p', children: ['text'] }]],
    ['<img src=x onerror=alert(1)>text', ['text']],
    ['<a href="javascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
    ['<a href="jAvAsCrIpT&#58;alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
    ['<a href="//evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
    ['<svg><script>alert(1)</script></svg>x', ['x']],
    ['<style>p{}</style><!-- <script>x</script> -->y', ['y']],
    ['<p>open', [{ tag: 'p', children: ['open'] }]],
    ['&lt;script&gt;', ['<script>']],
  ])('makes %s harmless [CMS-03]', (html, nodes) => {
    expect(readRichText(html)).toEqual(nodes);
  });

  it('survives crossed and stray tags [CMS-03]', () => {
    expect(readRichText('<p><b>bold</p>after</b></li>')).toEqual([
      { tag: 'p', children: [{ tag: 'strong', children: ['bold'] }] },
      'after',
    ]);
  });
});
