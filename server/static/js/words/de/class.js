// German texts of a class.

export const WHY = {
  ended: "Die Klasse ist beendet.",
  expired: "Die Klasse ist beendet: Ihre vier Stunden sind um.",
  deserted: "Die Klasse ist beendet: Die Lehrkraft ist seit einer halben Stunde weg.",
  dropped: "Die Lehrkraft hat diesen Platz aus der Klasse genommen oder hält dein Netz draußen.",
  elsewhere: "Mit diesem Platz bist du in einem anderen Fenster oder Tab. Tritt erneut bei, um hier weiterzumachen.",
  forbidden: "Dafür brauchst du den Schlüssel, den der Server ausgibt, oder den Link der Leitung.",
  taken: "Mit diesem Code ist eine andere Klasse offen. Versuch es noch einmal.",
  too_many: "Die Klasse ist voll.",
  crowded:
    "Dein Netz hat in dieser Klasse schon alle Plätze, die es haben darf. Die Lehrkraft kann unter Klasse mehr hereinlassen.",
  too_often: "Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.",
  no_room: "Mit diesem Code ist keine Klasse offen. Vergleich ihn mit dem an der Wand.",
  misdirected: "Der Server besteht aus mehreren Prozessen, und sein Proxy führt nicht zu dem mit der Klasse.",
  lost: "Die Klasse kann nicht weitergehen: Der Server hat inzwischen eine andere Zahl von Prozessen. Eröffne eine neue.",
  waiting: "Die Klasse ist gleich wieder da.",
  locked: "Die Klasse nimmt niemanden mehr auf: Die Lehrkraft hat sie geschlossen.",
  stale: "Den Film führt inzwischen ein anderes Gerät.",
  late: "Diese Abstimmung ist beendet.",
  not_now: "Die Frage ist inzwischen eine andere.",
};
export const CANNOT_JOIN = "Der Klasse kannst du gerade nicht beitreten.";

export const NO_CODE = {
  typed: "{typed} ist kein Code: {code}",
  code: "Ein Code hat sechs der Zeichen 3 4 6 7 9 B C D F G H J K M N P Q R S T V W X Z.",
};

export const yourNumber = "du bist {number}";
export const voted = "{voted} von {of} haben geantwortet";
export const whereYouAre = {
  one: "Du bist Nummer {number} in der Klasse {code}. Sonst ist noch niemand da.",
  other: "Du bist Nummer {number} in der Klasse {code}. {count} sind da.",
};

export const BAND = {
  name: "Klasse",
  STATES: {
    joining: "Beitritt zur Klasse …",
    waiting: "Die Klasse ist gleich wieder da …",
    away: "Die Führung ist gerade weg",
    following: "Du folgst",
    held: "Schau nach vorn",
    open: "Beantworte die Frage",
    closed: "Die Abstimmung ist zu Ende",
    free: "Du schaust dich um",
    asked: "Eine Frage ist offen",
  },
  toClass: "Zurück zur Klasse",
  CALLS: {
    none: "Du arbeitest allein",
    asked: "Eine Frage ist offen",
    held: "Die Klasse schaut nach vorn: Komm zurück",
    on: "Die Klasse macht weiter: Komm zurück",
  },
  back: "Zurück zur Führung",
  look: "Umschauen",
  answer: "Beantworten",
  menu: "Mehr",
  hand: "Melden",
  handTitle: "Melden (H)",
};

export const asks = "Eine Frage ist offen: {title}";

export const BALLOT = {
  send: "Abschicken",
  change: "Stattdessen das",
  waits: "Wird gesendet …",
  done: "Abgeschickt",
  none: "Keine",
  sent: "Abgeschickt. Bis zum Ende der Abstimmung kannst du es ändern.",
};

export const CLOSED = {
  none: "Die Abstimmung ist zu Ende.",
  mine: "Die Abstimmung ist zu Ende. Deine Antwort: {answer}.",
  discuss: "Was meinen die neben dir?",
};
export const MINE = "Deine Antwort: {answer}.";

export const RIGHT_ANSWER = "{answer} ist richtig.";

export const RESULTS = {
  title: "Die Antwort",
  answer: "Antwort",
  right: "richtig",
};

export const round = "Runde {round}";
export const ANSWERED = {
  nobody: "Antwort: {answer}. Niemand hat geantwortet.",
  none: "Antwort: {answer}. {found} von {voted} hatten recht.",
  right: "Antwort: {answer}. {found} von {voted} hatten recht, auch du.",
  wrong: "Antwort: {answer}. {found} von {voted} hatten recht, du nicht.",
};
export const polled = { one: "Eine Antwort ist da.", other: "{count} haben geantwortet." };
export const mistake = "Der häufigste Fehler war {answer}.";

export const DRAWER = {
  join: "Einer Klasse beitreten",
  intro: "Der Code steht an der Wand. Dort bist du eine Nummer: Nach Namen wird nicht gefragt.",
  code: "Code der Klasse",
  go: "Beitreten",
  leave: "Klasse verlassen",
  exam: "F folgt der Führung oder schaut sich um, H meldet dich. Das ist keine Prüfung: Alle können jeden Schritt lesen.",
};
