/** A line of history for every card, leader and event, in our own words: `history.<id>`. */
const LINES: Readonly<Record<string, string>> = {
  'bo-artillery':
    'Fewer than a hundred modern guns, served by the only uniformed regulars of the republics and handled singly from cover.',
  'bo-volunteers':
    'Small corps of Dutch, Germans, Scandinavians, French, Irish and Russians; several were nearly destroyed in their first fights.',
  'bo-zarp':
    'The Transvaal police. At Bergendal in August 1900 a handful held a rocky outcrop under the fire of a whole army’s guns.',
  'bo-commando-mauser':
    'Burghers with the 1896 Mauser and the habit of hitting what they aim at across a mile of clear air.',
  'bo-commando-impossible':
    'A few hundred riders asked to surround a column many times their number.',
  'bo-commando-god': 'Men who held prayers morning and evening and took a victory for an answer.',
  'bo-commando-hill':
    'Burghers who learned on the Natal heights that a lost crest could cost a campaign.',
  'bo-commando-officers':
    'Field cornets and commandants were elected; orders were often discussed before they were followed.',
  'bo-commando-forty-hours': 'Two nights in the saddle, then straight into the fight.',
  'bo-commando-horsemen':
    'Farmers in their dark Sunday coats, each with two horses and a bandolier, moving in loose groups.',
  'bo-commando-never-saw':
    'Marksmen without smoke and without a target to show; the veld itself seemed to shoot.',
  'bo-commando-krupp':
    'A commando with field guns and a quick-firer dragged up to the firing line.',
  'bo-commando-catholics':
    'Catholic and Irish burghers of the Free State who stood by the republics from the first day.',
  'br-cavalry':
    'Lancers, dragoons and hussars; always too few, and their horses died by the hundred thousand.',
  'br-scots':
    'The Highland Brigade, shot down before the trenches of Magersfontein, and the Gordons of Elandslaagte.',
  'br-irish': 'The Irish Brigade of the crossing at Colenso and of the hills above the Tugela.',
  'br-canadians':
    'The Royal Canadian Regiment crept up to Cronje’s trenches in the last night of Paardeberg.',
  'br-anzac':
    'Mounted contingents from the Australian colonies and New Zealand, at home in open country.',
  'br-infantry':
    'The regular battalions from the home garrisons, trained for close order, learning the veld by defeat.',
  'br-mg':
    'Maxims were few in 1899; behind the loopholes of a blockhouse they came into their own.',
  'br-trains':
    'Miles of ox wagons with biscuit, fodder and ammunition, the slow heart of every column.',
  'br-tribals':
    'Africans scouted, drove and fought on both sides of this war; the Empire armed thousands of them.',
  'br-artillery':
    'Field batteries that first galloped too close, later massed and firing from far behind.',

  white: 'Commander in Natal; shut up in Ladysmith for 118 days.',
  kekewich: 'Colonel in Kimberley, at odds with Cecil Rhodes during the whole siege.',
  'baden-powell': 'Held Mafeking for 217 days with bluff, dummies and a hungry town.',
  buller:
    'Commander-in-chief of 1899; four attempts to cross the Tugela before Ladysmith was free.',
  methuen: 'Led the western column to the Modder and Magersfontein; taken prisoner in March 1902.',
  gatacre: 'Lost his way and his column in the night march on Stormberg.',
  roberts:
    'Came out in January 1900, marched on Bloemfontein and Pretoria, thought the war was won.',
  kitchener:
    'Commander-in-chief from November 1900: blockhouses, drives, burnt farms and the camps.',
  french: 'Cavalry leader of Elandslaagte, Colesberg and the ride to Kimberley.',
  hamilton: 'Column commander on the march to Pretoria, later Kitchener’s chief of staff.',
  hunter: 'Closed the Brandwater Basin in July 1900, where Prinsloo laid down arms.',
  allenby: 'Led a column of cavalry through two years of chases.',
  plumer: 'Came down from Rhodesia to Mafeking, then hunted commandos with his Australians.',
  rimington: 'Raised a corps of guides, later commanded columns in the great drives.',
  rawlinson: 'Staff officer turned column commander in the last year of the war.',
  joubert: 'Commandant-general of the Transvaal, old and cautious; died in March 1900.',
  cronje: 'Besieged Mafeking, won at Magersfontein, surrendered with 4,000 at Paardeberg.',
  botha: 'The defender of the Tugela and commandant-general after Joubert; signed the peace.',
  'de-wet': 'Leader of the Free State commandos, whom three great hunts failed to catch.',
  'de-la-rey':
    'Put trenches at the foot of the hill at Magersfontein; master of the western Transvaal.',
  prinsloo: 'Chief of the Free State forces in Natal; surrendered in the Brandwater Basin.',
  olivier: 'Held Stormberg in December 1899; captured in August 1900.',
  smuts: 'State attorney, then raider: in 1901 he rode from the Transvaal deep into the Cape.',
  beyers: 'Advocate and general in the northern Transvaal.',
  kemp: 'De la Rey’s right hand in the fights of 1901 and 1902.',
  kritzinger: 'Raised the Cape midlands in 1901; wounded and taken in December.',

  'br-roberts':
    'After the defeats of December a new commander and a new plan: along the western railway.',
  'br-contingents': 'Yeomanry at home and mounted men from the colonies answered the bad news.',
  'br-mafeking': 'Relief on 17 May 1900 set off a wild night in London.',
  'br-repression':
    'Farms were burnt from the summer of 1900 on, first as punishment, then as a system.',
  'br-system': 'Lines of blockhouses, wire, and the removal of families into camps.',
  'br-annexation': 'Proclaimed on 1 September 1900, with the president still on Transvaal soil.',
  'br-africans': 'Beside the African polities of the borders no commando could rest unseen.',
  'br-scouts': 'Burghers who had given up and now rode with the British.',
  'bo-blackweek': 'Stormberg, Magersfontein and Colenso within six days of December 1899.',
  'bo-botha': 'Young Botha took the Tugela line over from the ailing Joubert.',
  'bo-dewet': 'From private burgher to commander of the Free State within half a year.',
  'bo-prieska': 'Cape Dutch districts along the Orange rose and joined the republics.',
  'bo-krauze': 'He kept order in Johannesburg and gained the days in which gold left the town.',
  'bo-smuts-robbery': 'Smuts took the state’s gold out of Pretoria hours before the British came.',
  'bo-cyferfontein': 'The council of war on that farm chose to carry the war to the enemy’s land.',
  'bo-stormjaag': 'Charges on horseback, firing from the saddle, broke more than one column.',
  'bo-hobhouse':
    'A British woman told the public what she had seen: thousands of women and children were dying in the camps.',
};

const COPIES: Readonly<Record<string, number>> = {
  'br-cavalry': 3,
  'br-infantry': 7,
  'br-artillery': 2,
};

/** Cards of which there are several share their line. */
export const spread = (lines: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([id, line]) => {
      const copies = COPIES[id];
      if (copies === undefined) return [[`history.${id}`, line]];
      return Array.from({ length: copies }, (_, i) => [`history.${id}-${i + 1}`, line]);
    }),
  );

export const history = spread(LINES);
