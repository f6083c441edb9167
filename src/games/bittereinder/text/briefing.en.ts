import type { Briefings } from '../../../kernel/briefing.ts';

const HOW_REPUBLICS_FIGHT =
  'You pay for strength in commitment points. A Kommando in its own home area fights for nothing, in attack as in defence; away from home every point of strength costs one.';

const MISTAKES = [
  'As the Empire, attacking a lone Kommando at home: it defends for nothing and rides away. Attack those that are far from home, or that have no way out.',
  'As the Republics, keeping the two armies too long: an army that must retreat is lost with everything in it. Send its men home before the brigades arrive.',
  'Leaving supply wagons weakly guarded: when one is taken the Republics win back a handful of points.',
] as const;

/** What a player reads before the war. */
export const briefings: Briefings<
  'campaign' | 'bobsWar' | 'marchingToPretoria',
  'empire' | 'republics'
> = {
  campaign: {
    situation:
      'October 1899. The Boer Republics move first: their burghers are mounted and on the border, the army of the Empire is still at sea. In a year there will be ten times as many British soldiers here as today, and the Republics will have to live on what is left of their will to fight.',
    time: '{campaignTurns} turns of a month each, about eight hours. The first year decides how the rest is played.',
    points: [
      { at: 'B13', says: 'Mafeking, and south of it Kimberley: towns that can be besieged.' },
      { at: 'N6', says: 'Ladysmith: the Natal army of the Republics stands close by.' },
      {
        at: 'C9',
        says: 'Cape Town: reinforcements land here or in another port and go on by rail.',
      },
      { at: 'F1', says: 'Bloemfontein, capital of the Free State.' },
      { at: 'T8', says: 'Pretoria, capital of the Transvaal.' },
    ],
    sides: {
      empire: {
        who: 'You are the British Empire: slow brigades that need supply, the railways, and a public at home with a morale of {morale}.',
        wins: [
          'At once, when the commitment of the Republics is used up or no unit of theirs is left.',
          'Otherwise after turn {campaignTurns}, if fewer than {survivorsDraw} Republican combat units are still in the field.',
          'Your morale must last: below 1 you have lost, and in turn {electionTurn} a die above it turns the government out.',
        ],
        plan: [
          'First three turns: hold on. A battle costs them commitment, a siege costs them nothing: be besieged only where a garrison or a brigade would otherwise be lost.',
          'Then ships, railway, march: bring the brigades to Bloemfontein and Pretoria. The earlier a capital falls, the more commitment it costs them.',
          'After the capitals: leave them no way out. Mounted units among them and in every area about them, supply within two areas, then attack. From turn 16 build blockhouses.',
          'Put more strength on each way out than their strongest Kommando has, or post somebody beyond it: whoever matches a guard holds a door for all the others.',
        ],
      },
      republics: {
        who: 'You are the Transvaal and the Free State: fast, at home everywhere, and with {wcp} points of commitment that seldom come back.',
        wins: [
          'At once, when the morale of the Empire falls below 1, or in turn {electionTurn}, if a die is higher than it.',
          'After turn {campaignTurns}, if more than {survivorsDraw} of your combat units are still in the field.',
          'You lose at once with no commitment or no unit left.',
        ],
        plan: [
          'The first turn is yours alone: armies to Dundee and Kimberley, De la Rey to Mafeking. A siege costs no commitment, a battle does, and the Empire chooses which.',
          'Single Kommandos take the small towns of the colonies; ten lost towns or more make a loss of morale likely every turn.',
          HOW_REPUBLICS_FIGHT,
          'Closed in by riders, send one Kommando into the area where fewest of them stand: while its strength matches theirs, the others may ride on through.',
        ],
      },
    },
    mistakes: MISTAKES,
  },
  bobsWar: {
    situation:
      'October 1899 to September 1900, the year of the big battles. The Republics strike first; then Roberts, whom his soldiers call Bobs, comes with an army. Both capitals are his task.',
    time: '{bobsTurns} turns of a month each, three to four hours.',
    points: [
      { at: 'B2', says: 'Kimberley: besieged early, on the way to Bloemfontein.' },
      { at: 'N6', says: 'Ladysmith: the Natal army of the Republics stands close by.' },
      {
        at: 'C9',
        says: 'Cape Town: reinforcements land here or in another port and go on by rail.',
      },
      { at: 'F1', says: 'Bloemfontein: the first capital.' },
      { at: 'T8', says: 'Pretoria: the second.' },
    ],
    sides: {
      empire: {
        who: 'You are the British Empire: slow brigades that need supply, and the railways.',
        wins: [
          'Hold Bloemfontein and Pretoria with at most {bobsSieges, plural, one {# town} other {# towns}} besieged: that moment ends the match.',
          'How much commitment the Republics then have left decides: up to {bobsDecisive} a decisive victory, up to {bobsMarginal} a marginal one, up to {bobsDraw} a draw.',
          'So make them spend: every attack on Kommandos away from home costs them points.',
        ],
        plan: [
          'First three turns: hold on. A battle costs them commitment, a siege costs them nothing: be besieged only where a garrison or a brigade would otherwise be lost.',
          'Land at the port nearest to where you want to march, go on by rail, and bring supply with the brigades.',
          'Bloemfontein by turn 6 or 7, Pretoria by turn 9 to 11.',
          'With Bloemfontein taken, close in the Boers near your supply with mounted units and attack: what they have not spent when Pretoria falls, they keep.',
        ],
      },
      republics: {
        who: 'You are the Transvaal and the Free State: fast, at home everywhere, with {wcp} points of commitment.',
        wins: [
          'Keep one of the capitals until turn {bobsTurns} has passed, or more than {bobsSieges, plural, one {# town} other {# towns}} besieged.',
          'If both fall you still win with more than {bobsDraw} points of commitment left.',
          'You win at once if the morale of the Empire falls below 1.',
        ],
        plan: [
          'The first turn is yours alone: armies to Dundee and Kimberley, De la Rey to Mafeking. A siege costs no commitment, a battle does, and the Empire chooses which.',
          'Two sieges that last are as good as a capital.',
          HOW_REPUBLICS_FIGHT,
        ],
      },
    },
    mistakes: MISTAKES,
  },
  marchingToPretoria: {
    situation:
      'May 1900. Roberts stands in Bloemfontein with six brigades; between him and Pretoria there are three hundred miles of railway, the Vaal and a dozen Kommandos. Few pieces, most of the rules: the scenario to begin with.',
    time: '{pretoriaTurns} turns, one to two hours.',
    points: [
      { at: 'F1', says: 'Bloemfontein: Roberts and the main army.' },
      { at: 'B2', says: 'Kimberley: a second column.' },
      { at: 'F17', says: 'Kroonstad: De Wet.' },
      { at: 'T4', says: 'Lichtenburg: De la Rey.' },
      { at: 'T8', says: 'Pretoria: the goal.' },
    ],
    sides: {
      empire: {
        who: 'You are Lord Roberts: brigades of ten strength points that move one area at a time, cavalry that moves faster, and wagons.',
        wins: [
          'Take Pretoria: that moment ends the match.',
          'How much commitment the Republics then have left decides: up to {pretoriaDecisive} a decisive victory, up to {pretoriaMarginal} a marginal one, more is a draw.',
          'They begin with {pretoriaWcp}.',
        ],
        plan: [
          'March along the railway by Winburg and Kroonstad: captured track carries the rest of the army next turn.',
          'Let the cavalry go round a Kommando and close its ways out before the brigades attack.',
          'Keep a brigade and a wagon back for Bloemfontein: De Wet rides for both.',
        ],
      },
      republics: {
        who: 'You are the Republics after the fall of Bloemfontein: ten Kommandos, De Wet and De la Rey.',
        wins: [
          'Hold Pretoria until the last turn has passed.',
          'If it falls, more than {pretoriaMarginal} points of commitment make it a draw.',
          'You win at once if the morale of the Empire falls below 1.',
        ],
        plan: [
          'Do not stand before the army. Every turn it must stop to fight is a turn won.',
          'With De Wet attack wagons and lone cavalry: each wagon taken brings back commitment.',
          HOW_REPUBLICS_FIGHT,
        ],
      },
    },
    mistakes: MISTAKES,
  },
};
