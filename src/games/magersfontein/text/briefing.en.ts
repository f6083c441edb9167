import type { Briefings } from '../../../kernel/briefing.ts';

/** What a player reads before the battle. */
export const briefings: Briefings<'historical' | 'intro', 'british' | 'boers'> = {
  intro: {
    situation:
      'First light, 11 December 1899, the ground east of Magersfontein Hill. Eight half-battalions of the Highland Brigade stand close to trenches at the foot of the hill; two batteries are behind them. Where the trenches end, a gap leads round the hill.',
    time: '{introTurns} turns, an hour or two. The scenario to begin with: no dispatch riders, no heliograph, one brigade each.',
    points: [
      { at: '1622', says: 'The Highlanders, two hexes from the trenches.' },
      {
        at: '1520',
        says: 'The main trench: five hexes at the foot of the hill, held by four commandos.',
      },
      { at: '2020', says: 'The gap: only the small Scandinavian Corps holds it.' },
      { at: '1618', says: 'The summit.' },
      { at: '1223', says: 'Two field batteries.' },
    ],
    sides: {
      british: {
        who: 'You are Andrew Wauchope with the Highland Brigade, and Hall with the guns.',
        wins: [
          'When turn {introTurns} has passed you must hold {introWin} hexes of the main trench, or {introSummit, plural, one {# hex} other {# hexes}} of the summit.',
          '{introDraw, plural, one {# trench hex} other {# trench hexes}} held is a draw.',
          'A hex is held by a unit of yours that is not routed.',
        ],
        plan: [
          'Go for the Scandinavians first: a small unit in the open, and once it routs it is gone.',
          'Move a unit that can bear it first: each Boer unit may fire at you only a few times. Then bring two adjacent stacks against one trench and assault together.',
          'Guns fire at what your infantry has forced to show itself.',
        ],
      },
      boers: {
        who: 'You are Piet Cronje with five commandos and a Krupp gun.',
        wins: [
          'Let the British hold no hex of the main trench and none of the summit when turn {introTurns} has passed.',
          'Concealed in a trench you are hard to hit and hard to assault.',
          'Every half-battalion that must stop and recover is one less that assaults.',
        ],
        plan: [
          'Stay where you are: moving ends concealment.',
          'Fire at whoever would come within assault distance, and at the weakest stack.',
          'Withdraw before an assault only when you would probably not hold; a fresh commando in a trench stands.',
        ],
      },
    },
    mistakes: [
      'Firing rifles at a concealed trench from two hexes: it does nothing. Go closer and assault, or use guns once the trench is exposed.',
      'Assaulting with one unit. Two stacks of fresh units against one trench pass; a single reduced one does not.',
      'Ending with a routed unit in a stack: the whole stack may rout with it.',
    ],
  },
  historical: {
    situation:
      '11 December 1899, four in the morning, rain. Lord Methuen wants to break through to Kimberley. The Highland Brigade has marched through the night in one dense column, and stands before trenches nobody has seen: they are not on the hill but at its foot.',
    time: '{turns} turns of three quarters of an hour each, four to six hours.',
    points: [
      { at: '1622', says: 'The Highland Brigade in column.' },
      { at: '1520', says: 'The main trench at the foot of the hill.' },
      { at: '1618', says: 'Magersfontein Hill, the summit.' },
      { at: '2020', says: 'The gap east of the hill: the cheapest way in.' },
      { at: '2323', says: 'The low ridge towards the river, held by more commandos.' },
      { at: '0327', says: 'The naval gun by the railway.' },
    ],
    sides: {
      british: {
        who: 'You are Lord Methuen: Highlanders, Guards, the 9th Brigade, lancers and 33 guns. Brigadiers act on orders; riders and the heliograph carry them.',
        wins: [
          'At once with {summits} hexes of the summit. Otherwise points are counted after turn {turns}: {summit} for each unit on the summit, {trench} for each hex of the main trench, some for every commando beaten.',
          'Boer points are taken off: {reduced} for every unit of yours that is reduced, {routed} routed, {eliminated} lost, and {lineHeld} if the line held.',
          'A lead of {britishWin} wins, {britishDecisive} decisively. Behind by less than {boersWin} is a draw: without a foothold in trench or summit you hardly get one.',
        ],
        plan: [
          'Deploy the column at once. Do not stand in it to recover.',
          'Take the gap and the Scandinavians on turns 1 and 2, then climb from the east.',
          'When an attack fails, let the men lie and recover before the next one: who has recovered costs no points.',
        ],
      },
      boers: {
        who: 'You are Piet Cronje: commandos in trenches nobody has seen, five Krupps, pom-poms, and De la Rey on the left.',
        wins: [
          'At once when {broken} British infantry units are lost or routed.',
          'Otherwise after turn {turns} with a lead of {boersWin} points, {boersDecisive} decisively: {reduced} for every British unit reduced, {routed} routed, {eliminated} lost, {lineHeld} if no British unit holds trench or summit.',
          'A smaller lead is a draw. Whoever comes into the line must be out of it again by the last turn.',
        ],
        plan: [
          'Fire with both reactions in every British activation, first at whoever would reach assault distance.',
          'Do not move concealed units without need: moving ends concealment.',
          'After midday press the right flank of the Highlanders from the low ridge.',
        ],
      },
    },
    mistakes: [
      'Firing rifles at a concealed trench from two hexes: it does nothing. Go closer and assault, or use guns once the trench is exposed.',
      'Sitting in the open in range of the trenches turn after turn: every reduced unit is points for the Boers.',
      'Sending orders too late: a brigade more than ten hexes away gets them by rider a turn or more later.',
    ],
  },
};
