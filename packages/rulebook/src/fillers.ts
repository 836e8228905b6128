import type { Language } from '@wunderkammer/kernel';

/** Words of a question that say nothing about what it is after. */
const TEXTS: Readonly<Record<Language, string>> = {
  nl: `aan al als bij dan dat de deze die dit doe door een en er gaat geen heb hebben hebt heeft het hij hoe iemand ik in
    is je jij jouw kan kun maar mag met mijn moet moeten mogen na naar niet nog nu of om ook op over per spel te tot uit van
    voor waar waarom wanneer wat wat welk welke werd wie word worden wordt ze zich zijn zo`,
  de: `aber alle als am an auch auf aus bei beim bin bis da dann darf das dass dem den denn der des die diese dieser
    dieses dir doch du durch ein eine einem einen einer eines er es etwas fur gibt hab habe haben hast hat ich ihm ihn
    ihr im in ist jemand kann kein keine komme kommt konnen man mein meine mich mir mit muss mussen nach nicht noch nun nur ob
    oder sein seine sich sie sind so soll spiel und uns vom von wann war warum was welche welchem welchen welcher welches wem
    wen wenn wer werden wie wieso wird wo wozu zu zum zur`,
  en: `a all am an and any are as at be but by can cannot could did do does for from game get gets had has have he her his
    how i if in into is it its may me must my no not of on or our she should so than that the their them then there
    they this to too up was we what when where which who whom whose why will with would you your`,
};

const read = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The same, word by word, folded as the words of a question are. */
export const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: read(TEXTS.nl),
  de: read(TEXTS.de),
  en: read(TEXTS.en),
};
