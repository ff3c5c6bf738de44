import type { Words } from './words.ts';

/** From January; abbreviations are found by their beginnings. */
export const MONTHS: Words = {
  en: 'January, February, March, April, May, June, July, August, September, October, November, December',
  fr: 'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre',
  de: 'Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember',
  es: 'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
  pt: 'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
  ja: '1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月',
  zh: '一月, 二月, 三月, 四月, 五月, 六月, 七月, 八月, 九月, 十月, 十一月, 十二月',
};

/** Of further languages, and abbreviations that are no beginnings. A list has twelve words. */
export const OTHER_MONTHS = [
  'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre',
  'januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december',
  'jänner, feber, mrz, april, mai, juni, juli, august, sept, okt, nov, dez',
];

/** From Sunday. */
export const WEEKDAYS: Words = {
  en: 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday',
  fr: 'dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi',
  de: 'Sonntag, Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag',
  es: 'domingo, lunes, martes, miércoles, jueves, viernes, sábado',
  pt: 'domingo, segunda, terça, quarta, quinta, sexta, sábado',
  ja: '日曜日, 月曜日, 火曜日, 水曜日, 木曜日, 金曜日, 土曜日',
  zh: '星期日, 星期一, 星期二, 星期三, 星期四, 星期五, 星期六',
  others: 'domenica, lunedi, martedi, mercoledi, giovedi, venerdi, sabato',
};

/** Before noon and after it, beside an hour up to 12. */
export const AM: Words = {
  en: 'am, in the morning',
  fr: 'du matin',
  de: 'vormittags, morgens',
  es: 'de la mañana',
  pt: 'da manhã',
  ja: '午前',
  zh: '上午, 早上, 凌晨',
};

export const PM: Words = {
  en: 'pm, in the afternoon',
  fr: "de l'après-midi",
  de: 'nachmittags',
  es: 'de la tarde',
  pt: 'da tarde',
  ja: '午後',
  zh: '下午',
};

/** Beside 12, and the hours before and after it. */
export const NOON: Words = {
  en: 'noon',
  fr: '',
  de: 'mittags',
  es: 'del mediodía',
  pt: 'do meio-dia',
  ja: '',
  zh: '中午',
};

/** Beside an hour from 4. With an earlier one, it may mean the night. */
export const EVENING: Words = {
  en: 'in the evening',
  fr: 'du soir',
  de: 'abends',
  es: 'de la noche',
  pt: 'da noite',
  ja: '',
  zh: '晚上',
};

/** What stands beside an hour of the day without saying more. */
export const CLOCK: Words = {
  en: "o'clock, hrs, hours, h",
  fr: 'heures, heure, h',
  de: 'Uhr, h',
  es: 'horas, hora, hs, h',
  pt: 'horas, hora, h',
  ja: '時',
  zh: '点, 點, 时, 時',
  others: 'ore',
};

/** Between a day and its time. */
export const AT: Words = {
  en: 'at',
  fr: 'à',
  de: 'um, ab',
  es: 'a las, a la',
  pt: 'às, à',
  ja: '',
  zh: '',
  others: 'alle, om',
};

/** Between two times. */
export const UNTIL: Words = {
  en: 'to, until, till',
  fr: 'à',
  de: 'bis',
  es: 'a, hasta',
  pt: 'às, até',
  ja: 'から',
  zh: '至, 到',
};

/** Units of a duration. */
export const MINUTES: Words = {
  en: 'min, mins, minute, minutes, m',
  fr: 'minute, minutes',
  de: 'Minute, Minuten, Min',
  es: 'minuto, minutos',
  pt: 'minuto, minutos',
  ja: '分, 分間',
  zh: '分钟, 分鐘, 分',
  others: 'minuti',
};

export const HOURS: Words = {
  en: 'h, hr, hrs, hour, hours',
  fr: 'heure, heures',
  de: 'Stunde, Stunden, Std',
  es: 'hora, horas',
  pt: 'hora, horas',
  ja: '時間',
  zh: '小时, 小時',
  others: 'ore, ora, uur',
};
