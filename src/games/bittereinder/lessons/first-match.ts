import type { FirstMatchFile } from '../../../kernel/first-match.ts';

/** Marching to Pretoria, with Republics that are a little wearier than in the scenario. */
export const firstMatch: FirstMatchFile = {
  title: { en: 'Marching to Pretoria', pl: 'Marsz na Pretorię' },
  about: {
    en: 'Roberts goes for Pretoria, and a companion goes with you. To begin with, the Republics have 60 points of commitment instead of 90.',
    pl: 'Roberts rusza na Pretorię, a przewodnik razem z tobą. Na początek Republiki mają 60 punktów zaangażowania zamiast 90.',
  },
  minutes: 90,
  scenario: 'marchingToPretoria',
  differs: { wcp: 60 },
  begins: 8,
  side: 'empire',
  seed: 'first-0',
  remarks: [
    {
      when: { turn: 1, phase: 'empireRail' },
      say: {
        en: 'Pretoria is the goal: the moment you hold it, the match ends, and the less commitment the Republics have left, the better you did. Trains first: they carry units along track that you hold, and cost no march.',
        pl: 'Celem jest Pretoria: gdy ją zajmiesz, rozgrywka się kończy, a im mniej zaangażowania zostało Republikom, tym lepiej ci poszło. Najpierw pociągi: wożą oddziały po torach, które trzymasz, i nie kosztują marszu.',
      },
      show: ['F1', 'T8'],
    },
    {
      when: { turn: 1, phase: 'empireLand', decision: 'depart' },
      say: {
        en: 'Now columns march. Brigades go one area, cavalry goes farther: let it ride round and close the ways out before the brigades attack.',
        pl: 'Teraz maszerują kolumny. Brygady idą jeden obszar, kawaleria dalej: niech objedzie wroga i zamknie mu drogi odwrotu, zanim uderzą brygady.',
      },
    },
    {
      when: { turn: 1, phase: 'empireLand', decision: 'column' },
      say: {
        en: 'Say who goes along, then where to. A wagon belongs with the column: without supply it fights badly.',
        pl: 'Wskaż, kto idzie, potem dokąd. Wóz niech idzie z kolumną: bez zaopatrzenia walczy się źle.',
      },
    },
    {
      when: { turn: 1, phase: 'empireCombat' },
      say: {
        en: 'An attack costs the Republics commitment whether they stand or give way, as long as you bring enough. Attack where you are strong and they cannot slip away.',
        pl: 'Atak kosztuje Republiki zaangażowanie, czy stoją, czy ustępują, byle twoich było dość. Uderzaj tam, gdzie masz przewagę, a oni nie mają dokąd uciec.',
      },
    },
    {
      when: { turn: 2, phase: 'reinforcement' },
      say: {
        en: 'New units land in a port. Choose the one from which the railway leads to the front.',
        pl: 'Nowe oddziały lądują w porcie. Wybierz ten, z którego kolej prowadzi na front.',
      },
    },
    {
      when: { turn: 2, phase: 'empireLand' },
      say: {
        en: 'The second turn: do not wait for everybody. Each turn before Pretoria is a turn in which they recover; but leave something in Bloemfontein, De Wet rides for what is left alone.',
        pl: 'Drugi etap: nie czekaj na wszystkich. Każdy etap przed Pretorią to czas, w którym się odradzają; zostaw jednak coś w Bloemfontein, bo De Wet szuka tego, co zostało samo.',
      },
      show: ['F1'],
    },
    {
      when: { turn: 2, phase: 'empireCombat' },
      say: {
        en: 'Fight on the way only for what bars it. Every other fight is a day lost.',
        pl: 'Po drodze walcz tylko o to, co ją zamyka. Każda inna walka to stracony czas.',
      },
    },
  ],
  verdicts: [
    {
      ended: 'won',
      event: 'combat',
      say: {
        en: 'Pretoria fell after {n, plural, one {# fight} other {# fights}}, and the Republics had spent themselves on the way.',
        pl: 'Pretoria padła po {n, plural, one {# walce} few {# walkach} many {# walkach} other {# walki}}, a Republiki wykrwawiły się po drodze.',
      },
    },
    {
      ended: 'drawn',
      say: {
        en: 'Pretoria is yours, but they had too much commitment left: fight more on the way, where they must stand or pay.',
        pl: 'Pretoria jest twoja, ale zostało im za dużo zaangażowania: po drodze walcz częściej tam, gdzie muszą stać albo płacić.',
      },
    },
    {
      ended: 'lost',
      say: {
        en: 'The last turn passed before Pretoria was reached. March along the railway and let nothing hold you up.',
        pl: 'Ostatni etap minął przed Pretorią. Maszeruj wzdłuż kolei i nie daj się zatrzymać.',
      },
    },
  ],
};
