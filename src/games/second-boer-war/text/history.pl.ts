import { spread } from './history.en.ts';

const LINES: Readonly<Record<string, string>> = {
  'bo-artillery':
    'Niespełna sto nowoczesnych dział; obsługiwali je jedyni umundurowani żołnierze republik, strzelając pojedynczo i z ukrycia.',
  'bo-volunteers':
    'Niewielkie korpusy Holendrów, Niemców, Skandynawów, Francuzów, Irlandczyków i Rosjan; kilka z nich niemal przestało istnieć w pierwszych walkach.',
  'bo-zarp':
    'Policja Transwalu. W sierpniu 1900 roku garstka policjantów trzymała skalne wzgórze pod Bergendal w ogniu dział całej armii.',
  'bo-commando-mauser':
    'Obywatele z mauzerami wzoru 1896, którzy przywykli trafiać na milę w czystym powietrzu.',
  'bo-commando-impossible':
    'Kilkuset jeźdźców, którym kazano otoczyć wielokrotnie liczniejszą kolumnę.',
  'bo-commando-god': 'Modlili się rano i wieczorem, a zwycięstwo brali za odpowiedź.',
  'bo-commando-hill':
    'Na wzgórzach Natalu przekonali się, że utracony grzbiet może kosztować całą kampanię.',
  'bo-commando-officers':
    'Kornetów i komendantów wybierano; nad rozkazami nieraz debatowano, zanim je wykonano.',
  'bo-commando-forty-hours': 'Dwie noce w siodle, a potem prosto do walki.',
  'bo-commando-horsemen':
    'Farmerzy w ciemnych niedzielnych surdutach, z dwoma końmi i bandolierem, rozproszeni w luźnych grupach.',
  'bo-commando-never-saw': 'Strzelcy bez dymu i bez sylwetki; zdawało się, że strzela sam step.',
  'bo-commando-krupp':
    'Komando z działami polowymi i działkiem szybkostrzelnym wciągniętymi na samą linię.',
  'bo-commando-catholics':
    'Katolicy i Irlandczycy z Oranii, którzy od pierwszego dnia stanęli po stronie republik.',
  'br-cavalry':
    'Ułani, dragoni i huzarzy; zawsze było ich za mało, a konie padały setkami tysięcy.',
  'br-scots':
    'Brygada Szkocka zdziesiątkowana przed okopami Magersfontein i gordonowie spod Elandslaagte.',
  'br-irish': 'Brygada irlandzka z przeprawy pod Colenso i ze wzgórz nad Tugelą.',
  'br-canadians': 'Kanadyjski pułk podszedł pod okopy Cronjego w ostatnią noc pod Paardebergiem.',
  'br-anzac':
    'Konne kontyngenty z kolonii australijskich i Nowej Zelandii, obeznane z otwartą przestrzenią.',
  'br-infantry':
    'Bataliony liniowe z garnizonów w metropolii; uczone zwartego szyku, stepu uczyły się na klęskach.',
  'br-mg': 'W 1899 roku maximów było niewiele; swoje miejsce znalazły za strzelnicami blokhauzów.',
  'br-trains':
    'Wielomilowe sznury wozów z sucharami, paszą i amunicją: powolne serce każdej kolumny.',
  'br-tribals':
    'Afrykanie byli w tej wojnie zwiadowcami, woźnicami i żołnierzami po obu stronach; Imperium uzbroiło ich tysiące.',
  'br-artillery':
    'Baterie polowe, które z początku galopowały zbyt blisko, później zmasowane strzelały z daleka.',

  white: 'Dowódca w Natalu, przez 118 dni zamknięty w Ladysmith.',
  kekewich: 'Pułkownik w Kimberley, przez całe oblężenie w sporze z Cecilem Rhodesem.',
  'baden-powell':
    'Przez 217 dni utrzymał Mafeking podstępem, atrapami i kosztem głodu mieszkańców.',
  buller:
    'Głównodowodzący z 1899 roku; czterokrotnie próbował przekroczyć Tugelę, zanim odblokował Ladysmith.',
  methuen:
    'Prowadził kolumnę zachodnią nad Modder i pod Magersfontein; w marcu 1902 dostał się do niewoli.',
  gatacre: 'W nocnym marszu na Stormberg zgubił drogę i stracił kolumnę.',
  roberts:
    'Przybył w styczniu 1900, zajął Bloemfontein i Pretorię i sądził, że wojna jest wygrana.',
  kitchener: 'Głównodowodzący od listopada 1900: blokhauzy, obławy, spalone farmy i obozy.',
  french: 'Dowódca kawalerii spod Elandslaagte, Colesbergu i z rajdu na Kimberley.',
  hamilton: 'Dowódca kolumny w marszu na Pretorię, później szef sztabu Kitchenera.',
  hunter: 'W lipcu 1900 zamknął kotlinę Brandwater, gdzie broń złożył Prinsloo.',
  allenby: 'Przez dwa lata prowadził kolumnę kawalerii w niekończących się pościgach.',
  plumer: 'Zszedł z Rodezji pod Mafeking, potem z Australijczykami ścigał komanda.',
  rimington: 'Stworzył korpus przewodników, później dowodził kolumnami w wielkich obławach.',
  rawlinson: 'Oficer sztabu, w ostatnim roku wojny dowódca kolumny.',
  joubert: 'Komendant generalny Transwalu, stary i ostrożny; zmarł w marcu 1900.',
  cronje:
    'Oblegał Mafeking, zwyciężył pod Magersfontein, z czterema tysiącami ludzi poddał się pod Paardebergiem.',
  botha: 'Obrońca Tugeli i następca Jouberta; podpisał pokój.',
  'de-wet': 'Dowódca komand Oranii, którego nie schwytały trzy wielkie obławy.',
  'de-la-rey': 'Pod Magersfontein kazał kopać okopy u stóp wzgórza; pan zachodniego Transwalu.',
  prinsloo: 'Dowódca wojsk Oranii w Natalu; poddał się w kotlinie Brandwater.',
  olivier: 'W grudniu 1899 utrzymał Stormberg; pojmany w sierpniu 1900.',
  smuts:
    'Prokurator państwowy, potem partyzant: w 1901 przeszedł z Transwalu w głąb Kolonii Przylądkowej.',
  beyers: 'Adwokat i generał w północnym Transwalu.',
  kemp: 'Prawa ręka de la Reya w walkach lat 1901 i 1902.',
  kritzinger: 'W 1901 niepokoił środkową część Kolonii Przylądkowej; w grudniu ranny i pojmany.',

  'br-roberts':
    'Po grudniowych klęskach nowy dowódca i nowy plan: wzdłuż zachodniej linii kolejowej.',
  'br-contingents':
    'Na złe wieści odpowiedziały ochotnicza jazda w kraju i konne oddziały z kolonii.',
  'br-mafeking': 'Odblokowanie miasta 17 maja 1900 roku Londyn świętował całą noc.',
  'br-repression': 'Od lata 1900 roku palono farmy, najpierw za karę, potem planowo.',
  'br-system': 'Linie blokhauzów, drut kolczasty i wywożenie rodzin do obozów.',
  'br-annexation': 'Ogłoszona 1 września 1900 roku, gdy prezydent był jeszcze na ziemi Transwalu.',
  'br-africans':
    'Na pograniczu ziem ludów afrykańskich żadne komando nie mogło odpocząć niepostrzeżenie.',
  'br-scouts': 'Burowie, którzy złożyli broń i jeździli teraz z Brytyjczykami.',
  'bo-blackweek': 'Stormberg, Magersfontein i Colenso w ciągu sześciu grudniowych dni 1899 roku.',
  'bo-botha': 'Młody Botha przejął linię Tugeli od chorego Jouberta.',
  'bo-dewet': 'W pół roku od szeregowego obywatela do dowódcy wojsk Oranii.',
  'bo-prieska': 'Holenderskie dystrykty nad rzeką Oranje powstały i przyłączyły się do republik.',
  'bo-krauze': 'Utrzymał porządek w Johannesburgu i zyskał dni, w których wywieziono złoto.',
  'bo-smuts-robbery':
    'Smuts wywiózł z Pretorii państwowe złoto na kilka godzin przed wejściem Brytyjczyków.',
  'bo-cyferfontein':
    'Rada wojenna na tej farmie postanowiła przenieść wojnę na ziemię przeciwnika.',
  'bo-stormjaag': 'Konne szarże z ogniem prowadzonym z siodła rozbiły niejedną kolumnę.',
  'bo-hobhouse':
    'Brytyjka opowiedziała opinii publicznej, co zobaczyła: w obozach umierały tysiące kobiet i dzieci.',
};

export const history = spread(LINES);
