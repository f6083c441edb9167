import type { LessonFile } from '../../../kernel/lesson.ts';

/** Two battalions go into a trench that is held by one commando. */
export const assault: LessonFile = {
  id: 'assault',
  title: { en: 'Into the trench', pl: 'W okop' },
  about: {
    en: 'Assault a trench with twice its strength, and see why that is your weapon.',
    pl: 'Uderz na okop podwójną siłą i zobacz, dlaczego to twoja broń.',
  },
  minutes: 4,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 4,
      phase: 'britishMovement',
      confidence: 4,
      pieces: {
        buller: { area: 'shooters-hill' },
        'ldr-4th-light': { area: 'doornkop-spruit' },
        durham: { area: 'doornkop-spruit' },
        'rifle-brigade': { area: 'doornkop-spruit' },
        swaziland: { area: 'doornkop-bank' },
      },
      brigades: { '4th-light': { objective: 'doornkop-bank' } },
      drifts: { 'second-pont-drift': { value: 10, seen: true, open: true } },
    },
  },
  dice: [
    { draw: '1', for: 'strength/swaziland' },
    { face: 4, for: 'rifle/swaziland' },
    { face: 3, for: 'rifle/durham' },
    { face: 2, for: 'rifle/swaziland' },
    { face: 6, for: 'rifle/durham' },
    { total: 6, for: 'morale/3/doornkop-bank' },
    { total: 8, for: 'recover/durham' },
    { total: 8, for: 'recover/rifle-brigade' },
    { face: 3, for: 'rifle/swaziland' },
    { total: 5, for: 'shaken' },
    { draw: 'no-event', for: 'event/british' },
  ],
  answering: ['endBrigade', 'endMovement', 'charge durham', 'go to=onderbroek-kopje', 'endOrders'],
  steps: [
    {
      goal: {
        en: 'Lyttelton has two full battalions at the 2nd Pont Drift, which is open. On Doornkop Bank sits the Swaziland commando, alone: eight strength points against four.',
        pl: 'Lyttelton ma dwa pełne bataliony przy otwartym 2nd Pont Drift. Na Brzegu Doornkop siedzi samotne komando Swaziland: osiem punktów siły przeciw czterem.',
      },
      why: {
        en: 'Fire from afar hardly hurts a trench. In close combat the trench counts for nothing, and Boers who are outnumbered give way. That is how this battle is won.',
        pl: 'Ogień z daleka okopowi prawie nie szkodzi. W walce wręcz okop się nie liczy, a Burowie w mniejszości ustępują. Tak wygrywa się tę bitwę.',
      },
      show: ['doornkop-spruit', 'doornkop-bank'],
    },
    {
      goal: {
        en: 'Take both battalions, through the drift, and straight into Doornkop Bank.',
        pl: 'Zabierz oba bataliony, przez bród i prosto na Brzeg Doornkop.',
      },
      why: {
        en: 'They arrive disrupted, as always after a drift. It does not matter so much: in an assault disrupted units fire too.',
        pl: 'Dotrą zdezorganizowane, jak zawsze po brodzie. To mniejszy kłopot: w szturmie takie jednostki też strzelają.',
      },
      show: ['ldr-4th-light', 'second-pont-drift', 'doornkop-bank'],
      play: [
        'takeAll ldr-4th-light',
        'march ldr-4th-light to=second-pont-drift',
        'march ldr-4th-light to=doornkop-bank',
      ],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'one battalion against a commando of the same strength is a gamble. Take both.',
            pl: 'jeden batalion przeciw komandu tej samej siły to hazard. Zabierz oba.',
          },
        },
      ],
      help: {
        en: 'First “Take all that can come”, then the drift, then Doornkop Bank beyond it.',
        pl: 'Najpierw „Zabierz wszystkich, którzy mogą iść”, potem bród, potem leżący za nim Brzeg Doornkop.',
      },
      done: { event: 'assaultOver' },
    },
    {
      goal: {
        en: 'Read the log: in the approach both sides fired, the trench still counting. In close combat the Durhams hit, and the commando’s morale failed. Then the Boers, outnumbered, rode off.',
        pl: 'Przeczytaj dziennik: w podejściu strzelały obie strony, a okop jeszcze się liczył. W walce wręcz Durham Light Infantry trafili, a morale komanda zawiodło. Potem Burowie, w mniejszości, odjechali.',
      },
      show: ['doornkop-bank', 'swaziland'],
    },
    {
      goal: {
        en: 'The bank is yours. The Boers have gone up to Onderbroek Kopje, into another trench: cease fire and let the turn end.',
        pl: 'Brzeg jest twój. Burowie odeszli na Pagórek Onderbroek, do innego okopu: przerwij ogień i zakończ etap.',
      },
      play: ['cease'],
      otherwise: {
        en: 'they are dug in again, on a hill. It is not worth a cartridge.',
        pl: 'znów są okopani, na wzgórzu. Szkoda naboju.',
      },
      help: {
        en: 'The button reads “Cease fire”.',
        pl: 'Przycisk nazywa się „Przerwać ogień”.',
      },
      done: { event: 'captured', with: { at: 'doornkop-bank' } },
    },
    {
      goal: {
        en: 'At the end of the turn your men stood in the trench and no Boer did: it is captured. Confidence would have risen to 5; the capture holds it at 4.',
        pl: 'Pod koniec etapu w okopie stali twoi ludzie, a Burów nie było: jest zdobyty. Pewność wzrosłaby do 5; zdobycz zatrzymała ją na 4.',
      },
      show: ['doornkop-bank'],
    },
  ],
  end: {
    en: 'Look for a trench with few defenders right behind a crossing, and go in with two full battalions together. Never with one.',
    pl: 'Szukaj okopu z nielicznymi obrońcami tuż za przeprawą i uderzaj dwoma pełnymi batalionami naraz. Nigdy jednym.',
  },
};
