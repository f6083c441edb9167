/** Why a position cannot be. */
const en = {
  'impossible.headquartersGone': 'HQ cannot be eliminated',
  'impossible.britonAtRobinsons': 'only Boers are at Robinson’s Drift',
  'impossible.boerOnBridge': 'no Boer is on the bridge',
  'impossible.batteryInDrift': 'no battery is in a drift',
  'impossible.wrongFace': 'has lost {losses} and still shows that face',
  'impossible.noLeader': 'there are units but no leader',
  'impossible.noUnits': 'there is a leader but no units',
  'impossible.wrongCounters': '{count} SP Counters of {value} instead of {whole}',
  'impossible.tooManyChits': 'too many chits',
  'impossible.tooManyMarkers': 'a drift marker of {value} too many',
  'impossible.tooFull': '{area} is too full',
  'impossible.markerOnMap': 'the Objective Marker lies on the map, not on the track',
  'impossible.tooManyPoints': 'is more than the {n} it has',
};

const pl: Readonly<Record<keyof typeof en, string>> = {
  'impossible.headquartersGone': 'sztabu nie można wyeliminować',
  'impossible.britonAtRobinsons': 'na obszarze Robinson’s Drift stoją tylko Burowie',
  'impossible.boerOnBridge': 'na moście nie ma Burów',
  'impossible.batteryInDrift': 'w brodzie nie stoi żadna bateria',
  'impossible.wrongFace': 'straty wynoszą {losses}, a żeton leży wciąż tą samą stroną',
  'impossible.noLeader': 'są jednostki, a nie ma dowódcy',
  'impossible.noUnits': 'jest dowódca, a nie ma jednostek',
  'impossible.wrongCounters': 'żetonów siły o wartości {value} jest {count} zamiast {whole}',
  'impossible.tooManyChits': 'za dużo żetonów',
  'impossible.tooManyMarkers': 'o jeden znacznik brodu o wartości {value} za dużo',
  'impossible.tooFull': '{area}: stoi tu zbyt wiele jednostek',
  'impossible.markerOnMap': 'znacznik celu leży na mapie, a nie na torze etapów',
  'impossible.tooManyPoints': 'to więcej niż {n}, które ma',
};

export const impossible = { en, pl };
