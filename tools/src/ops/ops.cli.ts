import { PARCEL_EVENTS } from '@sightline/shared-lib/domain/order';
import { REJECTION_REASONS } from '@sightline/shared-lib/domain/prescription';

import { commandLine } from '../cli/commandLine';

import { lookAfterAppointments } from './appointments';
import { changeAssistant } from './assistants';
import { lookAfterMail } from './mail';
import { lookAfterMessages } from './messages';
import { lookAfterSearch } from './searchIndices';
import { lookAfterOrganizations } from './organizations';
import { stepOrder } from './orders';
import { tellOfParcel } from './parcels';
import { expirePassword } from './passwords';
import { askPrescriber } from './prescribers';
import { reviewPrescription } from './prescriptions';
import { stepReturn } from './returns';

const HELP = `
npm run ops -- show    <order>                    where an order and its money stand
npm run ops -- ship    <order> [--tracking 1Z-881,1Z-882]
                                                  it was sent: takes the money of cards and partners
npm run ops -- parcel  <order> <number> <event> [--place Erfurt]
                                                  what a carrier tells of a parcel; events:
                                                  ${PARCEL_EVENTS.join(', ')}
npm run ops -- deliver <order>                    it was handed over: takes what was paid in cash
npm run ops -- refuse  <order>                    it came back unopened: cancels, gives stock and money back
npm run ops -- cancel  <order>                    before it is sent: gives stock and money back
npm run ops -- refund  <order> --key <reason> [--amount 12.50]
                                                  pays received money back, all that is left without an amount
npm run ops -- return  ship|receive|refund|cancel <return> [--tracking 1Z-881,1Z-882]
                                                  a return was handed in, has arrived, is paid back, or does not come;
                                                  what is wanted instead is sent in the named parcels
npm run ops -- return  collections <day>          parcels that a carrier is sent for
npm run ops -- prescription show    <order>       where the prescriptions of an order stand: line, version, state
npm run ops -- prescription approve <order> <line> <version>
                                                  an optician read this version: the lenses can be made
npm run ops -- prescription reject  <order> <line> <version> --reason <reason>
                                                  asks the shopper for another one; reasons:
                                                  ${REJECTION_REASONS.join(', ')}
npm run ops -- prescriber list                    whom to ask about contact lenses, and until when they may answer
npm run ops -- prescriber show    <order>         what to ask; that it was read is noted
npm run ops -- prescriber ask     <order>         the prescriber has the question: eight business hours begin
npm run ops -- prescriber confirm <order>         the prescriber confirmed: the lenses are released
npm run ops -- prescriber refuse  <order> --reason <reason>
                                                  asks the shopper for another one
npm run ops -- appointment show  <branch> <day>   who is expected; days such as 2026-12-24
npm run ops -- appointment close <branch|all> <day>
                                                  takes nobody else on a day, and names who is booked already
npm run ops -- appointment open  <branch|all> <day>
                                                  takes people again
npm run ops -- appointment capacity <branch> <service> <number>
                                                  how many are seen at once; services: eye-test, fitting, hearing
npm run ops -- appointment cancel <appointment>   the branch cannot keep it: cancels it, and writes to whoever booked
npm run ops -- password expire  <e-mail>          the next sign-in asks for a new password; every session ends
npm run ops -- assistant add    <e-mail> --stores 10801,10802
                                                  makes a store assistant; asks for the password, or reads it from a pipe
npm run ops -- assistant remove <e-mail>          takes all stores away from an assistant
npm run ops -- organization list                  buyer organisations that wait for approval
npm run ops -- organization approve <number>      lets one in, and writes to those who registered it
npm run ops -- organization add <number> <e-mail> lets somebody with an account buy for it
npm run ops -- message list                       what shoppers wrote to customer service, oldest first
npm run ops -- message answered <number>          takes a message away
npm run ops -- mail list [--state refused]        how letters stand: waiting, sending, sent, refused, unknown, expired, withheld
npm run ops -- mail resend <letter>               sends a letter again, under the same Message-ID
npm run ops -- mail forget                        forgets every letter to an address; asks for it, or reads it from a pipe
npm run ops -- index push [--locale en-us]        feeds a hosted search provider with the platform's indices; wants
                                                  SEARCH_ADMIN_KEY, SEARCH_APP_ID and SEARCH_WRITE_KEY

Every command may be repeated: what was done is not done again. The key names a refund's reason, such as a return's number.
The platform answers only where both have the same OPERATIONS_TOKEN. Address: PLATFORM_URL (default http://127.0.0.1:3100).
`;

const { values, positionals } = commandLine(HELP, {
  key: { type: 'string' },
  amount: { type: 'string' },
  stores: { type: 'string' },
  reason: { type: 'string' },
  tracking: { type: 'string' },
  place: { type: 'string' },
  state: { type: 'string' },
  locale: { type: 'string' },
});
const [command = '', subject = '', object = '', line = '', more = ''] = positionals;

async function run(): Promise<void> {
  if (command === 'appointment') return lookAfterAppointments(subject, object, line, more);
  if (command === 'assistant') return changeAssistant(subject, object, values.stores);
  if (command === 'return') return stepReturn(subject, object, values.tracking);
  if (command === 'prescription') return reviewPrescription(subject, object, line, more, values.reason);
  if (command === 'prescriber') return askPrescriber(subject, object, values.reason);
  if (command === 'organization') return lookAfterOrganizations(subject, object, line);
  if (command === 'password') return expirePassword(subject, object);
  if (command === 'parcel') return tellOfParcel(subject, object, line, values.place);
  if (command === 'index') return lookAfterSearch(subject, values.locale);
  if (command === 'message') return lookAfterMessages(subject, object);
  if (command === 'mail') return lookAfterMail(subject, object, values.state);
  return stepOrder(command, subject, { key: values.key, amount: values.amount, tracking: values.tracking });
}

void run();
