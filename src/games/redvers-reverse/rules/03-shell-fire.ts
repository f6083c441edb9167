import { step } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import { putBack } from './02-events.ts';
import { recoverAll } from './03-morale.ts';
import { clearAttacks } from './07-attacks.ts';
import { anyTarget } from './07-british-fire.ts';

/** 3.1 The Boer guns open, unless they misfire. */
export const boerShellFire = step('boerShellFire', (war) => {
  const { state, box } = war;
  enterSegment(war, 'boerShellFire');
  clearAttacks(state);
  if (state.misfire === state.turn) {
    // 3.1a
    state.misfire = 0;
    putBack(state.boerCup, box.boerChits.indexOf('misfire'));
    war.tell({ type: 'misfire', rule: '3.1a' });
    return;
  }
  war.next('boerTargets', { shell: true });
  war.next('boerResolve');
});

/** 3.2 Every Boer unit below normal tries to recover. */
export const boerRecovery = step('boerRecovery', (war) => {
  enterSegment(war, 'boerRecovery');
  recoverAll(war, war.box.firstCommando, war.box.firstLeader);
});

/** 3.3 The British guns answer. */
export const britishShellFire = step('britishShellFire', (war) => {
  const { state } = war;
  enterSegment(war, 'britishShellFire');
  clearAttacks(state);
  if (state.ammo === state.turn) war.tell({ type: 'ammoShortage', rule: '3.3a' });
  if (anyTarget(war, true)) war.next('britishTargets', { shell: true });
  war.next('britishResolve');
  if (state.ammo === state.turn) war.next('ammoBack');
});

/** 3.3a The chit goes back once its turn of silence is over. */
export const ammoBack = step('ammoBack', (war) => {
  war.state.ammo = 0;
  putBack(war.state.boerCup, war.box.boerChits.indexOf('ammo'));
});
