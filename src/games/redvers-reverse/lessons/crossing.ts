import type { LessonFile } from '../../../kernel/lesson.ts';

/** A whole small fight: shells, the drift, the assault, support from the near bank, the trench. */
export const crossing: LessonFile = {
  id: 'crossing',
  title: { en: 'A crossing from first shell to last', pl: 'Przeprawa od pierwszego granatu' },
  about: {
    en: 'A whole small fight: guns, drift, assault, and the trench at the end.',
    pl: 'Cała mała walka: działa, bród, szturm i na końcu okop.',
  },
  minutes: 5,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 5,
      phase: 'britishShellFire',
      confidence: 5,
      pieces: {
        buller: { area: 'shooters-hill' },
        'ldr-naval': { area: 'naval-gun-hill' },
        n47: { area: 'naval-gun-hill', face: 'unlimbered' },
        n12a: { area: 'naval-gun-hill', face: 'unlimbered' },
        'ldr-4th-light': { area: 'doornkop-spruit' },
        durham: { area: 'doornkop-spruit' },
        'rifle-brigade': { area: 'doornkop-spruit' },
        'scottish-rifles': { area: 'doornkop-spruit' },
        swaziland: { area: 'doornkop-bank' },
        ermelo: { area: 'loop-crest' },
      },
      brigades: { '4th-light': { objective: 'doornkop-bank' } },
      drifts: { 'second-pont-drift': { value: 10 } },
      hidden: ['loop-crest'],
    },
  },
  dice: [
    { total: 11, for: 'shell/' },
    { total: 7, for: 'search/second-pont-drift' },
    { draw: '0', for: 'strength/swaziland' },
    { face: 3, for: 'rifle/swaziland' },
    { face: 4, for: 'rifle/durham' },
    { face: 1, for: 'rifle/swaziland' },
    { face: 6, for: 'rifle/durham' },
    { total: 7, for: 'morale/3/doornkop-bank' },
    { draw: 'boer-none', for: 'event/boer' },
    { draw: '-1', for: 'strength/ermelo' },
    { face: 2, for: 'rifle/ermelo' },
    { draw: 'no-event', for: 'event/british' },
  ],
  answering: ['endBrigade', 'endMovement', 'go to=onderbroek-kopje', 'endOrders'],
  steps: [
    {
      goal: {
        en: 'Everything you have learned, in one turn. Lyttelton is to take Doornkop Bank; three battalions, two naval batteries, a drift that nobody has found yet. Ermelo watches from Loop Crest.',
        pl: 'Wszystko, czego się uczyłeś, w jednym etapie. Lyttelton ma zdobyć Brzeg Doornkop; trzy bataliony, dwie baterie morskie, bród, którego nikt jeszcze nie znalazł. Ermelo patrzy z Grzbietu nad Zakolem.',
      },
      show: ['doornkop-spruit', 'doornkop-bank', 'naval-gun-hill'],
    },
    {
      goal: {
        en: 'First the guns: both batteries at Doornkop Bank.',
        pl: 'Najpierw działa: obie baterie na Brzeg Doornkop.',
      },
      show: ['naval-gun-hill', 'doornkop-bank'],
      play: ['fire n47', 'fire n12a'],
      anyOrder: true,
      otherwise: {
        en: 'the infantry is waiting for the shells. Both batteries, please.',
        pl: 'piechota czeka na granaty. Niech strzelają obie baterie.',
      },
      help: {
        en: 'Pick the 4.7-inch guns, then the 12-pounders. Doornkop Bank is the only place in their reach.',
        pl: 'Wskaż działa 4,7 cala, potem 12-funtowe. W ich zasięgu jest tylko Brzeg Doornkop.',
      },
      done: { event: 'shelled' },
    },
    {
      goal: {
        en: 'Disrupted: the door is open. Which two go? Take the Durhams and the Rifle Brigade into the drift.',
        pl: 'Zdezorganizowani: drzwi są otwarte. Którzy dwaj idą? Wprowadź do brodu Durham Light Infantry i Rifle Brigade.',
      },
      show: ['durham', 'rifle-brigade', 'second-pont-drift'],
      play: [
        'take ldr-4th-light with=durham',
        'take ldr-4th-light with=rifle-brigade',
        'march ldr-4th-light to=second-pont-drift',
      ],
      otherwise: {
        en: 'two battalions, and these two: the Durhams first, then the Rifle Brigade, then into the drift.',
        pl: 'dwa bataliony, i to te: najpierw Durham Light Infantry, potem Rifle Brigade, potem do brodu.',
      },
      help: {
        en: 'Pick the Durhams, then the Rifle Brigade at Doornkop Spruit, then the 2nd Pont Drift.',
        pl: 'Wskaż Durham Light Infantry, potem Rifle Brigade nad Doornkop Spruit, potem 2nd Pont Drift.',
      },
    },
    {
      goal: {
        en: 'The drift is found. On to Doornkop Bank, into the trench.',
        pl: 'Bród znaleziony. Dalej na Brzeg Doornkop, w okop.',
      },
      why: {
        en: 'Two units have passed the drift this turn: the Scottish Rifles stay behind as a reserve. When the movement is over the assault follows by itself.',
        pl: 'Przez bród przeszły w tym etapie dwie jednostki: Scottish Rifles zostają w odwodzie. Po ruchu szturm następuje sam.',
      },
      show: ['doornkop-bank'],
      play: ['march ldr-4th-light to=doornkop-bank'],
      otherwise: {
        en: 'in the drift they would be shot down. On to the bank.',
        pl: 'w brodzie by ich wystrzelano. Dalej na brzeg.',
      },
      help: {
        en: 'Click Doornkop Bank.',
        pl: 'Kliknij Brzeg Doornkop.',
      },
      done: { event: 'assaultOver' },
    },
    {
      goal: {
        en: 'The disrupted commando hit nobody; the Durhams did not miss. Outnumbered, the Boers have gone back to another trench. Hold your fire.',
        pl: 'Zdezorganizowane komando nikogo nie trafiło; Durham Light Infantry nie chybili. Burowie, w mniejszości, odeszli do innego okopu. Wstrzymaj ogień.',
      },
      show: ['doornkop-bank'],
      play: ['cease'],
      wrong: [
        {
          choice: 'fire',
          say: {
            en: 'only trenches are in reach, on the crest and on the kopje: no die of yours can touch them.',
            pl: 'w zasięgu są tylko okopy, na grzbiecie i na pagórku: żaden twój rzut ich nie dosięgnie.',
          },
        },
      ],
      help: {
        en: 'The button reads “Cease fire”.',
        pl: 'Przycisk nazywa się „Przerwać ogień”.',
      },
      done: { event: 'captured', with: { at: 'doornkop-bank' } },
    },
    {
      goal: {
        en: 'Doornkop Bank is taken, and it cost nothing but powder. The next battalion can follow through the open drift.',
        pl: 'Brzeg Doornkop zdobyty, a kosztował tylko proch. Następny batalion może przejść otwartym brodem.',
      },
      show: ['doornkop-bank'],
    },
  ],
  end: {
    en: 'Shell, cross, storm, hold: all against one weak place, all in one turn. You are ready for the battle itself. Begin with the Buller version, or with a plan of your own.',
    pl: 'Ostrzał, przeprawa, szturm, utrzymanie: wszystko przeciw jednemu słabemu miejscu i w jednym etapie. Możesz zacząć bitwę: od wersji Bullera albo z własnym planem.',
  },
};
