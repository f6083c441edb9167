export { printed } from '../../../boardkit/printed.ts';
