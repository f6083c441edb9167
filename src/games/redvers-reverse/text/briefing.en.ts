import type { Briefings } from '../../../kernel/briefing.ts';

const WINS = [
  'Each turn in which the confidence of the Boers does not stand above the turn number, two dice are rolled for them: {shakenAt} or more shakes them, and every point by which confidence lags behind the turn is added to the dice.',
  'Shake them twice and they ride off. They also go if confidence is down to {withdrawBox} on turn {withdrawTurn} or later.',
  'Your own losses decide what it is worth: up to box {victoryLoss} it is a victory, from {pyrrhicLoss} on a Pyrrhic one. You begin at {lossStart}.',
] as const;

const HOLDS = [
  'They win when your losses reach box {lossEnd}.',
  'They win when turn {lastTurn} has passed and they are still there.',
  'Confidence rises by one every turn, with every battalion, regiment or battery you lose, and from turn {deadline} on by one more while nobody of yours stands across the river.',
] as const;

const BOERS = [
  'Nobody plays them: charts and dice move them. They fire at whatever comes into rifle range, dig in behind the river, and ride to the place that is threatened.',
  'Most of them are at Fort Wylie, on the Colenso Koppies and on Hlangwane. Between those the line is thin.',
  'Some positions are hidden until somebody comes close or is fired on.',
] as const;

const MISTAKES = [
  'Unlimbering guns within rifle range. One hit destroys a battery and moves both tracks against you; stay two areas away.',
  'Stopping in a drift or on the bridge. Whoever stands there in rifle range is an easy target; cross, and cross with two units together.',
  'Taking an emplacement and marching on. The point is yours only while somebody stays there.',
] as const;

/** What a player reads before the battle. */
export const briefings: Briefings<'colenso' | 'buller-version', 'british' | 'boers'> = {
  'buller-version': {
    situation:
      'Colenso in Natal, 15 December 1899, before sunrise. Behind the Tugela lies Ladysmith, besieged for six weeks; in front of it, dug in on the far bank and hard to see, are Louis Botha’s commandos. The river can be crossed at one bridge and at six drifts that your staff has hardly looked at.',
    time: 'At most {lastTurn} turns, two to three hours. Most battles are decided between turns 8 and 14.',
    points: [
      { at: 'chieveley', says: 'Your camps: the brigades start along this edge.' },
      { at: 'bridge', says: 'The only bridge, under the rifles of Fort Wylie.' },
      {
        at: 'fort-wylie',
        says: 'The strongest Boer position, with the Colenso Koppies beside it.',
      },
      {
        at: 'first-pont-drift',
        says: 'The Loop: three banks fire into it. Hart’s historical goal lies beyond.',
      },
      { at: 'hlangwane', says: 'The one Boer hill on your side of the river.' },
      { at: 'ladysmith-road', says: 'The road to Ladysmith, which is what this is about.' },
    ],
    sides: {
      british: {
        who: 'You are Sir Redvers Buller with four infantry brigades, the mounted brigade and the guns. You do not move units one by one: you send orders to brigades, and riders take time.',
        wins: WINS,
        plan: [
          'On the first turn every brigade already has the objective it had in history. Let them march and watch how an order becomes a march.',
          'Bring the naval guns and field batteries to where they reach the far bank from two areas away, and shell the area you are going to attack.',
          'When Hart is stuck before the Loop, send him a new order: a brigade that bleeds in front of the strongest place only feeds their confidence.',
        ],
      },
      boers: {
        who: 'The Boers run themselves.',
        wins: HOLDS,
        plan: BOERS,
      },
    },
    mistakes: [
      'Following history to the end. The objectives of the day lost the battle; they are a beginning, not a plan.',
      MISTAKES[0],
      MISTAKES[1],
    ],
  },
  colenso: {
    situation:
      'Colenso in Natal, 15 December 1899, before sunrise. Behind the Tugela lies Ladysmith, besieged for six weeks; in front of it, dug in on the far bank and hard to see, are Louis Botha’s commandos. This time no brigade has an order yet: the plan is yours.',
    time: 'At most {lastTurn} turns, two to three hours. Most battles are decided between turns 8 and 14.',
    points: [
      { at: 'chieveley', says: 'Your camps: the brigades start along this edge.' },
      { at: 'native-drift', says: 'Western drifts: far away, and the far bank is thinly held.' },
      {
        at: 'second-pont-drift',
        says: 'A drift that is usually easy to find; Doornkop Bank lies behind it.',
      },
      { at: 'fort-wylie', says: 'Fort Wylie and the Colenso Koppies: the strongest position.' },
      {
        at: 'hlangwane',
        says: 'The one Boer hill on your side: no river in the way, but well held.',
      },
      { at: 'naval-gun-hill', says: 'Room for guns, out of rifle range.' },
    ],
    sides: {
      british: {
        who: 'You are Sir Redvers Buller with four infantry brigades, the mounted brigade and the guns. You do not move units one by one: you spend command points ({cp} on the first turn) on orders to brigades, and riders take time.',
        wins: WINS,
        plan: [
          'First turn: naval guns to Naval Gun Hill, Parsons to Hart’s Ridge, Hart to Native Drift Bank, Lyttelton to Bridle Kraal, Hildyard to Mealie Fields, Dundonald to Gomba Spruit, Barton to Bend Thorns, Hunt to Railway Flats.',
          'Look for an emplacement with fewer than eight strength points right behind a crossing, and bring two battalions into it together. An assault is your weapon; rifle fire at a trench does next to nothing.',
          'Rest a brigade one turn south of the river before it crosses: only two units pass a drift in a turn, and they come out disordered.',
        ],
      },
      boers: {
        who: 'The Boers run themselves.',
        wins: HOLDS,
        plan: BOERS,
      },
    },
    mistakes: MISTAKES,
  },
};
