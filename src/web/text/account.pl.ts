import type { accountEn } from './account.en.ts';

/** Words about accounts, in Polish. */
export const accountPl: Readonly<Record<keyof typeof accountEn, string>> = {
  account: 'Konto',
  'account.signIn': 'Zaloguj się',
  'account.signUp': 'Załóż konto',
  'account.signOut': 'Wyloguj się',
  'account.why':
    'Grać można bez konta. Z kontem Twoje rozgrywki są na każdym urządzeniu, a inni widzą Twoją nazwę.',
  'account.claims': 'Rozgrywki, które toczysz w tej przeglądarce jako gość, przejdą na konto.',
  'account.name': 'Nazwa',
  'account.nameHint': 'Od 2 do 24 liter lub cyfr. Inni zobaczą ją przy stole.',
  'account.password': 'Hasło',
  'account.passwordHint': 'Co najmniej 8 znaków.',
  'account.passwordNow': 'Obecne hasło',
  'account.passwordNew': 'Nowe hasło',
  'account.passkeySignIn': 'Zaloguj się kluczem dostępu',
  'account.none': 'Nie masz konta?',
  'account.already': 'Masz już konto?',
  'account.forgotten': 'Nie pamiętasz hasła?',
  'account.or': 'albo',

  'account.forgottenTitle': 'Nowe hasło',
  'account.forgottenAbout':
    'Wpisz swoją nazwę albo adres poczty. Jeśli jest konto z potwierdzonym adresem, odnośnik przyjdzie pocztą.',
  'account.who': 'Nazwa lub adres poczty',
  'account.sendLink': 'Wyślij odnośnik',
  'account.linkSent':
    'Jeśli takie konto istnieje, wiadomość jest w drodze. Odnośnik działa przez godzinę.',
  'account.noMail': 'Ten serwer nie wysyła poczty, więc zapomnianego hasła nie da się zastąpić.',
  'account.resetAbout': 'Ustaw nowe hasło. Wszędzie indziej nastąpi wylogowanie.',
  'account.resetDo': 'Zapisz nowe hasło',
  'account.mailConfirm': 'Potwierdzenie adresu',
  'account.mailConfirmAbout':
    'Jedno kliknięcie i poczta Twojego konta będzie przychodzić na ten adres.',
  'account.mailConfirmed': 'Adres jest potwierdzony.',
  'account.toAccount': 'Przejdź do konta',

  'account.mail': 'Adres poczty',
  'account.mailAbout':
    'Na wypadek zapomnianego hasła i do wieści o rozgrywkach. Nikt inny go nie widzi.',
  'account.mailIs': 'Poczta przychodzi na adres {who}.',
  'account.mailNone': 'Żaden adres nie jest potwierdzony.',
  'account.mailSave': 'Wyślij odnośnik do potwierdzenia',
  'account.mailSent': 'Odnośnik jest w drodze na adres {who}. Otwórz go, by potwierdzić adres.',
  'account.mailRemove': 'Usuń adres',
  'account.mailRemoved': 'Adres usunięto.',

  'account.passwordTitle': 'Zmiana hasła',
  'account.passwordSave': 'Zmień',
  'account.passwordSaved': 'Hasło zmienione. Pozostałe urządzenia zostały wylogowane.',

  'account.passkeys': 'Klucze dostępu',
  'account.passkeysAbout':
    'Zamiast hasła wystarczy odcisk palca, twarz albo blokada Twojego urządzenia.',
  'account.passkeyAdd': 'Dodaj klucz dostępu',
  'account.passkeyLabel': 'Jak go nazwać',
  'account.passkeyMine': 'Moje urządzenie',
  'account.passkeyMade': 'Utworzony {time}',
  'account.passkeyUsed': 'ostatnio użyty {time}',
  'account.passkeyUnused': 'jeszcze nieużywany',
  'account.passkeyAdded': 'Klucz dostępu dodany.',
  'account.passkeyCancelled': 'Klucz dostępu nie powstał.',
  'account.passkeyNot': 'Urządzenie nie zalogowało. Spróbuj jeszcze raz albo użyj hasła.',
  'account.remove': 'Usuń',
  'account.removeNamed': 'Usuń: {what}',

  'account.sessions': 'Zalogowane urządzenia',
  'account.sessionHere': 'to urządzenie',
  'account.sessionSeen': 'ostatnio {time}',
  'account.sessionEnd': 'Wyloguj tam',
  'account.sessionEndNamed': 'Wyloguj: {what}',
  'account.sessionsEnd': 'Wyloguj wszystkie pozostałe',
  'account.browserUnknown': 'Nieznana przeglądarka',

  'account.data': 'Twoje dane',
  'account.export': 'Pobierz wszystko',
  'account.exportAbout': 'Wszystko, co o Tobie przechowujemy, w pliku JSON.',
  'account.delete': 'Usuń konto',
  'account.deleteAbout':
    'Nazwa, hasło, adres i klucze dostępu znikną od razu i na zawsze. Trwające rozgrywki zostaną poddane. Zakończone zostaną u Twoich przeciwników, bez Twojej nazwy.',
  'account.deleteSure': 'Usuń na zawsze',
  'account.keep': 'Zostaw',

  'carry.title': 'Przenieś miejsce na inne urządzenie',
  'carry.menu': 'Graj dalej na innym urządzeniu',
  'carry.about':
    'Otwórz ten odnośnik na drugim urządzeniu albo zeskanuj kod. Miejsce przejdzie tam, a to urządzenie będzie już tylko oglądać. Odnośnik działa raz, do godziny {time}.',
  'carry.warn': 'Nikomu go nie pokazuj: kto go otworzy, ten zajmie miejsce.',
  'carry.link': 'Tajny odnośnik do Twojego miejsca',
  'carry.orAccount': 'Aby grać na kilku urządzeniach, załóż konto.',
  'carry.here': 'Przejmij tu miejsce: {side}. Zniknie z drugiego urządzenia.',
  'carry.take': 'Przejmij miejsce',
  'carry.dead':
    'Ten odnośnik został już użyty albo minął jego czas. Utwórz nowy na pierwszym urządzeniu.',

  'refused.badName': 'Nazwa ma od 2 do 24 liter lub cyfr jednego alfabetu.',
  'refused.badPassword':
    'To hasło jest zbyt łatwe: trzeba co najmniej 8 znaków i nie takich, które każdy próbuje.',
  'refused.taken': 'Ktoś inny ma już tę nazwę.',
  'refused.signedIn': 'Logowanie już trwa.',
  'refused.wrong': 'Nazwa i hasło do siebie nie pasują.',
  'refused.wrongPassword': 'To nie jest Twoje hasło.',
  'refused.signInFirst': 'Najpierw się zaloguj.',
  'refused.linkDead': 'Ten odnośnik został już użyty albo minął jego czas.',
  'refused.noMail': 'Ten serwer nie wysyła poczty.',
  'refused.passkeyFailed': 'Ten klucz dostępu nie został przyjęty.',
  'refused.noPasskey': 'Tego klucza dostępu już nie ma.',
  'refused.noSession': 'To urządzenie jest już wylogowane.',
  'refused.notGuest': 'Mając konto, po prostu zaloguj się na drugim urządzeniu.',
  'refused.notMine': 'Nie masz miejsca w tej rozgrywce.',
  'refused.sameDevice': 'Miejsce już jest na tym urządzeniu.',
  'refused.tooOften': 'Za dużo prób. Odczekaj kwadrans i spróbuj ponownie.',
  'refused.other': 'Serwer tego nie przyjął. Sprawdź, co wpisano, i spróbuj ponownie.',
  notices: 'Powiadomienia',
  'notices.about':
    'Wiadomość przychodzi, gdy rozgrywka czeka na Ciebie od jakiegoś czasu. Kilka łączy się w jedną i żadna nie zdradza, co dzieje się na planszy.',
  'notices.when': 'Powiadom, gdy',
  'notices.turn': 'decyzja należy do mnie',
  'notices.begun': 'rozgrywka się zaczyna',
  'notices.ended': 'rozgrywka się kończy',
  'notices.how': 'Powiadom przez',
  'notices.mail': 'pocztę na adres {who}',
  'notices.mailNone': 'pocztę (najpierw potwierdź adres)',
  'notices.webhook': 'podpisany webhook',
  'notices.secret': 'Klucz podpisu (HMAC SHA-256 z time.body):',
  'notices.keep': 'Zapisz',
  'notices.kept': 'Zapisano.',
  'notices.pushOn': 'Powiadamiaj na tym urządzeniu',
  'notices.pushOff': 'Nie powiadamiaj na tym urządzeniu',
  'notices.pushDenied':
    'Przeglądarka nie pozwala tu na powiadomienia. Można to zmienić w jej ustawieniach.',
  'notices.match': 'Powiadamiaj mnie o tej rozgrywce',
  'notices.stop': 'Bez poczty o rozgrywkach',
  'notices.stopAbout':
    'Jedno kliknięcie i poczta o rozgrywkach przestanie przychodzić. Na koncie można ją znów włączyć.',
  'notices.stopped': 'Gotowe: poczta nie będzie już przychodzić.',

  'refused.badWebhook': 'Adres musi zaczynać się od https:// i być dostępny z zewnątrz.',
  'refused.tooManyDevices':
    'Zbyt wiele urządzeń dostaje już powiadomienia. Najpierw wyłącz któreś z nich.',
};
