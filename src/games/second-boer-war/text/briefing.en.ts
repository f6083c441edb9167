import type { Briefings } from '../../../kernel/briefing.ts';

/** What a player reads before the war. */
export const briefings: Briefings<'war' | 'guerrilla', 'empire' | 'boers'> = {
  war: {
    situation:
      'October 1899. Two Boer republics have crossed the borders of Natal and the Cape before the British army has arrived. Ladysmith, Kimberley and Mafeking are about to be besieged. In each round one side acts once, twice or three times, and only the other side knows how often.',
    time: '{turns} turns of {rounds} rounds, three to six hours. Turn I is about the sieges, turn II about the march on Pretoria, turns III and IV about the guerrilla war.',
    points: [
      { at: 'mafeking', says: 'Mafeking: held by Baden-Powell, far from any help.' },
      { at: 'kimberley', says: 'Kimberley: Methuen can relieve it from De Aar.' },
      { at: 'ladysmith', says: 'Ladysmith: Buller comes from Durban.' },
      {
        at: 'bloemfontein',
        says: 'Bloemfontein: the first of the four places the Empire must hold at the end of turn II.',
      },
      {
        at: 'pretoria',
        says: 'Pretoria: once it and Johannesburg are held, the Empire may annex.',
      },
      { at: 'belfast', says: 'Belfast: the last objective on the railway to the sea.' },
    ],
    sides: {
      empire: {
        who: 'You are the British Empire: few men at first, then Roberts with an army, then Kitchener with blockhouses and camps.',
        wins: [
          'By the end of turn II you must hold Bloemfontein, Johannesburg, Pretoria and Belfast and have declared the annexation; otherwise you have lost.',
          'At once, when the War Funds of the Boers are gone, or, from turn III on, when more camps count than the Boers have commandos in hand.',
          'At the end of turn {turns} the same count decides.',
        ],
        plan: [
          'Turn I: bring reinforcements in nearly every round, and relieve one city. One city saved is enough to break the plan of the Boers.',
          'Turn II: the event Lord Roberts first. Then along the railway from Orange River to Bloemfontein, Kroonstad, Johannesburg and Pretoria, a garrison in every area behind you.',
          'Turns III and IV: garrison and scorched earth in area after area, then win skirmishes: every retreat may cost them a commando.',
        ],
      },
      boers: {
        who: 'You are the two republics: mobile, well led, and unable to replace what you lose.',
        wins: [
          'At once, when Ladysmith, Kimberley and Mafeking have all fallen, or when the Prestige of the Empire is down to nothing.',
          'At the end of turn II, if the Empire misses one of its {objectives} objectives or has not annexed.',
          'At the end of turn {turns}, if your commandos in hand are at least as many as the camps that count (at most {campFactor} for each point of Prestige).',
        ],
        plan: [
          'Turn I: Cronje to Mafeking, Joubert to Ladysmith, Olivier to Kimberley; then a siege attempt with every action. Your artillery helps once a round.',
          'Do not attack British armies at home; dig in before them and let them attack you.',
          'Later: stay out of reach, keep your commandos, raise revolts in the Cape, raid the camps.',
        ],
      },
    },
    mistakes: [
      'Planning on a second action. The first is certain, the second comes eight times in eleven, the third three times in eleven: do what matters first.',
      'Attacking with poor cards. Three cards of a defender are not tested for morale: whoever attacks needs better cards or more of them.',
      'Moving through the republics without leaving garrisons. The Boers are back behind you, and the objective no longer counts.',
    ],
  },
  guerrilla: {
    situation:
      'December 1900. Both capitals are taken, and the war is not over: Botha, De Wet and De la Rey are still in the field, and Smuts is on his way. In each round one side acts once, twice or three times, and only the other side knows how often.',
    time: 'Turns III and IV, {rounds} rounds each, two to three hours.',
    points: [
      { at: 'pretoria', says: 'The railway towns are garrisoned.' },
      { at: 'ermelo', says: 'Botha in the eastern Transvaal.' },
      { at: 'rustenburg', says: 'De la Rey in the west.' },
      { at: 'bethlehem', says: 'De Wet in the Free State.' },
      {
        at: 'de-aar',
        says: 'Blockhouses guard the lines to the Cape. A revolt here draws columns away.',
      },
    ],
    sides: {
      empire: {
        who: 'You are the Empire: columns under several generals, cavalry, and Kitchener, the only one who may build camps.',
        wins: [
          'At once, when more camps count than the Boers have commandos in hand.',
          'At the end of turn {turns}, by the same count.',
          'No more than {campFactor} camps count for each point of Prestige: losing Prestige costs you camps.',
        ],
        plan: [
          'Garrison and scorch the areas around a Boer leader before you attack him: each marker is a die for you when he retreats.',
          'Keep three cavalry cards in hand; an attack costs one.',
          'Camps late and quickly one after the other, far from Boer leaders or under one of your own.',
        ],
      },
      boers: {
        who: 'You are the commandos that did not surrender.',
        wins: [
          'At the end of turn {turns}, if your commandos in hand are at least as many as the camps that count (at most {campFactor} for each point of Prestige).',
          'At once, when the Prestige of the Empire is down to nothing.',
          'Every camp raided, every revolt that stands and every point of Prestige brings the count down.',
        ],
        plan: [
          'The event Cyferfontein first: it allows raids and free movement. Then Stormjaag.',
          'Raid camps with the leaders of Charisma 2, De Wet and Smuts.',
          'Stay in or next to areas without British markers, so that a retreat costs nothing.',
        ],
      },
    },
    mistakes: [
      'Planning on a second action. The first is certain, the second comes eight times in eleven, the third three times in eleven.',
      'As the Boers, standing where every way out is garrisoned: the retreat is a loss check.',
      'As the Empire, building camps early: they only give the raiders something to hit.',
    ],
  },
};
