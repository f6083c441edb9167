// Every game is one folder here and one line of this list.
export { meta as bittereinder } from './bittereinder/meta.ts';
export { meta as magersfontein } from './magersfontein/meta.ts';
export { meta as outpost } from './outpost/meta.ts';
export { meta as redversReverse } from './redvers-reverse/meta.ts';
export { meta as secondBoerWar } from './second-boer-war/meta.ts';
