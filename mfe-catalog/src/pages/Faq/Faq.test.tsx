import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest, renderPage } from '../../testing/renderPage';
import { wireContent } from '../../testing/wire';
import { faqPage } from './Faq';
import { matching, questionGroups } from './questions';

const PAGE = 'GET /live/{store}/{lang}/{country}/page/content';
const item = (title: string, text: string) => ({ title, text, html: `<p>${text}</p>` });
const main = [
  { id: 'head', type: 'Teaser', fields: { title: 'Questions and answers' } },
  {
    id: 'orders',
    type: 'Accordion',
    fields: {
      title: 'Orders',
      items: [item('How can I pay?', 'By card or PayPal.'), item('Où est ma commande ?', 'Dans le compte.')],
    },
  },
  {
    id: 'returns',
    type: 'Accordion',
    fields: { title: 'Returns', items: [item('Can I return it?', 'Yes, 30 days.')] },
  },
];

async function open(address = '/c/support/faq') {
  const services = fakeServices({ client: fakeClient({ [PAGE]: wireContent({ main }) }) });
  const rendered = await renderPage(faqPage, aRequest('faq', address), services);
  return { ...rendered, services, user: userEvent.setup() };
}

const questions = () => screen.queryAllByRole('group').map((group) => group.id);
const isOpen = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open;

afterEach(() => {
  location.hash = '';
});

describe('questions and answers', () => {
  it('are found by their words while they are typed, and counted aloud [CMS-04]', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'PAYPAL card');
    expect(questions()).toEqual(['how-can-i-pay']);
    expect(screen.getByText('1 answer')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Returns' })).not.toBeInTheDocument();
  });

  it('are found without script by the address of the form [CMS-04]', async () => {
    await open('/c/support/faq?q=ou%20commande');
    expect(questions()).toEqual(['ou-est-ma-commande']);
  });

  it('keep a search in the address [CMS-04]', async () => {
    const { user, services } = await open();
    await user.type(screen.getByRole('searchbox'), 'pay{Enter}');
    expect(services.visited).toEqual(['/c/support/faq?q=pay']);
  });

  it('say where to ask when nothing is found, whatever was typed [CMS-04]', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), '<script>alert(1)</script>');
    expect(screen.getByText('No answer has all of these words.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/c/contact-us-page');
    expect(questions()).toEqual([]);
  });

  it('open where an address leads, when the page comes and when it is followed [CMS-04]', async () => {
    location.hash = '#can-i-return-it';
    await open();
    expect(isOpen('can-i-return-it')).toBe(true);
    expect(isOpen('how-can-i-pay')).toBe(false);
    act(() => {
      location.hash = '#how-can-i-pay';
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(isOpen('how-can-i-pay')).toBe(true);
    expect(screen.getAllByRole('link', { name: 'Link to this answer' })[0]).toHaveAttribute('href', '#how-can-i-pay');
  });

  it('give way to where an address leads when a search left it out [CMS-04]', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'card');
    expect(questions()).toEqual(['how-can-i-pay']);
    act(() => {
      location.hash = '#can-i-return-it';
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(isOpen('can-i-return-it')).toBe(true);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('stay where they are for an address that leads nowhere [CMS-04]', async () => {
    location.hash = '#%E0%A4%A';
    await open();
    expect(questions()).toHaveLength(3);
  });

  it('have an address each, two of one name too [CMS-04]', () => {
    const twins = { id: 'a', type: 'Accordion' as const, items: [item('Why?', '1'), item('Why?', '2')] };
    const [group] = questionGroups([twins as never]);
    expect(group?.questions.map(({ id }) => id)).toEqual(['why', 'why-2']);
  });

  it.each([
    ["l'ordonnance", 'Comment envoyer l’ordonnance ?'],
    ['GRÖSSE', 'Woher weiß ich, welche Größe passt?'],
    ['oeil', 'Quel œil ?'],
  ])('are found however %s is typed [CMS-04]', (term, title) => {
    const groups = questionGroups([{ id: 'a', type: 'Accordion', items: [item(title, '')] } as never]);
    expect(matching(groups, term)).toHaveLength(1);
  });

  it('are all shown for a term of spaces [CMS-04]', () => {
    const groups = questionGroups(
      main.slice(1).map(({ id, fields }) => ({ id, type: 'Accordion', ...fields }) as never),
    );
    expect(matching(groups, '   ')).toBe(groups);
  });
});
