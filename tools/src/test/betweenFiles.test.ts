/** @jest-environment jsdom */

const { putBack } = jest.requireActual<{ putBack: () => void }>('../../jest/betweenFiles.cjs');

describe('between the files of a group', () => {
  it('gives back timers, spies, the environment, the address and everything that a page keeps', () => {
    const { setTimeout: timer } = globalThis;
    const address = location.href;
    const warn = jest.spyOn(console, 'warn');
    jest.useFakeTimers();
    process.env['LEFT_BEHIND'] = 'yes';
    delete process.env['PATH'];
    localStorage.setItem('bag', '1');
    sessionStorage.setItem('bag', '1');
    document.cookie = 'bag=1';
    history.pushState(null, '', '/us/en/cart');
    document.body.innerHTML = '<main>Bag</main>';
    document.documentElement.lang = 'it';
    document.body.className = 'open';
    const ofComponents = '<style data-styled="active">main { color: red }</style>';
    document.head.innerHTML = `<title>Bag</title><script></script>${ofComponents}<style>* { visibility: hidden }</style>`;

    putBack();

    expect(globalThis.setTimeout).toBe(timer);
    expect(console.warn).not.toBe(warn);
    expect([process.env['LEFT_BEHIND'], typeof process.env['PATH']]).toEqual([undefined, 'string']);
    expect([localStorage.length, sessionStorage.length, document.cookie, location.href]).toEqual([0, 0, '', address]);
    expect([document.body.outerHTML, document.documentElement.lang]).toEqual(['<body></body>', '']);
    expect(document.head.innerHTML).toBe(ofComponents);
  });
});
