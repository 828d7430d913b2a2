import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';

import { writtenStyles } from '../server/render/styleNames';

import { keepServerStyles } from './serverStyles';

const Drawn = styled.p`
  color: rgb(1, 2, 3);
  &:hover {
    color: rgb(4, 5, 6);
  }
`;
const Late = styled.b`
  color: rgb(7, 8, 9);
`;

function documentOf(element: React.ReactElement): HTMLStyleElement {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(element));
  const { css, names } = writtenStyles(sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, ''));
  const style = document.head.appendChild(document.createElement('style'));
  style.dataset['styled'] = 'active';
  style.dataset['names'] = names;
  style.textContent = css;
  return style;
}

const rulesOf = (style: HTMLStyleElement) => [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);

describe("the server's styles in a browser", () => {
  it('stay in their element, and only what is new is written beside them', () => {
    const style = documentOf(<Drawn />);
    const before = rulesOf(style);
    expect(before).toHaveLength(2);
    keepServerStyles();

    render(
      <>
        <Drawn>drawn</Drawn>
        <Late>late</Late>
      </>,
    );
    expect(screen.getByText('drawn')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    expect(screen.getByText('late')).toHaveStyle({ color: 'rgb(7, 8, 9)' });
    expect(style.isConnected).toBe(true);
    expect(rulesOf(style)).toEqual(before);
    const others = [...document.querySelectorAll('style')].filter((other) => other !== style).flatMap(rulesOf);
    expect(others.join('\n')).toContain('rgb(7, 8, 9)');
    expect(others.join('\n')).not.toContain('rgb(1, 2, 3)');
  });
});
