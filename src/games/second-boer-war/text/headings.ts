import type { Headings } from '../../../kernel/text.ts';

/** Chapters of the rulebook and groups of components, by their names in the data. */
export const headings: Headings = {
  en: {
    chapters: {
      '1.0–2.0 Frame and components': '1.0–2.0 Frame and components',
      '3.0 Definitions and tracks': '3.0 Definitions and tracks',
      '4.0 Round sequence and hidden information': '4.0 Round sequence and hidden information',
      '5.0 Leader movement': '5.0 Leader movement',
      '6.0 British actions': '6.0 British actions',
      '7.0 Boer actions': '7.0 Boer actions',
      '8.0 Battle (turns I–II)': '8.0 Battle (turns I–II)',
      '9.0 Skirmish (all turns; the only combat in turns III–IV)':
        '9.0 Skirmish (all turns; the only combat in turns III–IV)',
      '10.0 Loss check for commandos (turns III–IV)':
        '10.0 Loss check for commandos (turns III–IV)',
      '11.0 Victory': '11.0 Victory',
    },
    groups: {
      areas: 'Areas',
      links: 'Lines between areas',
      leaders: 'Leaders',
      battleCards: 'Battle cards',
      hands: 'Hands',
      actionPools: 'Action counters',
      events: 'Events',
      markers: 'Markers',
      tracks: 'Tracks',
      turnSetup: 'Who enters and leaves when',
      guerrillaStart: 'Start of the guerrilla war',
      roles: 'Special roles',
    },
  },
  pl: {
    chapters: {
      '1.0–2.0 Frame and components': '1.0–2.0 Ramy i elementy gry',
      '3.0 Definitions and tracks': '3.0 Pojęcia i tory',
      '4.0 Round sequence and hidden information': '4.0 Przebieg rundy i informacje ukryte',
      '5.0 Leader movement': '5.0 Ruch dowódców',
      '6.0 British actions': '6.0 Akcje brytyjskie',
      '7.0 Boer actions': '7.0 Akcje burskie',
      '8.0 Battle (turns I–II)': '8.0 Bitwa (etapy I–II)',
      '9.0 Skirmish (all turns; the only combat in turns III–IV)':
        '9.0 Potyczka (wszystkie etapy; w III–IV jedyna walka)',
      '10.0 Loss check for commandos (turns III–IV)': '10.0 Procedura strat komand (etapy III–IV)',
      '11.0 Victory': '11.0 Zwycięstwo',
    },
    groups: {
      areas: 'Obszary',
      links: 'Połączenia obszarów',
      leaders: 'Dowódcy',
      battleCards: 'Karty bojowe',
      hands: 'Karty na ręce',
      actionPools: 'Żetony akcji',
      events: 'Wydarzenia',
      markers: 'Znaczniki',
      tracks: 'Tory',
      turnSetup: 'Kto i kiedy wchodzi i schodzi',
      guerrillaStart: 'Początek wojny partyzanckiej',
      roles: 'Role szczególne',
    },
  },
};
