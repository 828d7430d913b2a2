import { render, screen } from '@testing-library/react';
import { Heading } from '../Heading/Heading';
import { TextLink } from '../TextLink/TextLink';
import { expectAccessible } from '../testing/expectAccessible';
import { Columns, Container, Page, Row, Section, Stack, Surface } from './Layout';

describe('layout', () => {
  it('keeps headings in order and titles focusable after navigation', async () => {
    const { container } = render(
      <Page>
        <Heading level={1}>Sunglasses</Heading>
        <Columns layout="facets">
          <Stack gap={2}>
            <Row>Left</Row>
          </Stack>
          <Section title="New on the rail" action={<TextLink href="/new">All new frames</TextLink>}>
            <Container>
              <Surface>Right</Surface>
            </Container>
          </Section>
        </Columns>
      </Page>,
    );
    const title = screen.getByRole('heading', { level: 1 });
    title.focus();
    expect(title).toHaveFocus();
    expect(title).toHaveClass('d2');
    expect(screen.getByRole('heading', { level: 2, name: 'New on the rail' })).toHaveClass('d3');
    await expectAccessible(container);
  });
});
