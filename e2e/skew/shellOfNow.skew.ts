import { buyWith } from '../src/skew/buyWith';

buyWith('shell of now');
