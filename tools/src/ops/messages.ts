import { fail } from '../cli/commandLine';

import { operationsCall } from './operationsCall';

interface Message {
  readonly number: string;
  readonly createdAt: string;
  readonly storeId: string;
  readonly locale: string;
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly orderId: string;
  readonly message: string;
}

// What strangers wrote moves no cursor and changes no colour of the terminal that shows it.
const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, '');

const text = ({ number, createdAt, storeId, locale, topic, orderId, name, email, phone, message }: Message) => {
  const facts = [number, createdAt, `store ${storeId}`, locale, topic, ...(orderId ? [`order ${orderId}`] : [])];
  return printable([facts.join('  '), [name, email, phone].filter(Boolean).join('  '), message, ''].join('\n'));
};

/** Lists what shoppers wrote to customer service, oldest first, or takes away what is answered (CMS-04). */
export async function lookAfterMessages(step: string, number: string): Promise<void> {
  if (step === 'list') {
    const { messages } = await operationsCall<{ messages: readonly Message[] }>({ method: 'GET', path: '/messages' });
    console.log(messages.length > 0 ? messages.map(text).join('\n') : 'No messages.');
    return undefined;
  }
  if (step !== 'answered') return fail(`There is no command "message ${step}".`, 'Try --help.');
  if (!/^C-\d{1,18}$/.test(number)) return fail('Which message? See "message list".', 'Try --help.');
  await operationsCall({ method: 'DELETE', path: `/messages/${number}` });
  console.log(`${number}  taken away`);
  return undefined;
}
