const NAME_LENGTH = 70
/** Letters that are not just a base letter with an accent; German ones as banks spell them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  '–': '-',
  '—': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '´': "'",
  ʼ: "'",
  _: '-',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
}
/** Characters that can be dropped without changing the name. */
const OMISSIBLE = /[\p{P}\p{Z}\p{C}]/u
const UNWRITABLE = /[^a-zA-Z0-9/?:().,'+ -]/g

/** Only letters all SEPA banks accept (EPC217-08), no `/` at the ends, no `//`; others become a space. */
export function sepaText(text: string): string {
  return [...text.normalize('NFC')]
    .map(spellingOf)
    .join('')
    .replaceAll(UNWRITABLE, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[/ ]+|(?<![/ ])[/ ]+$/g, '')
    .replaceAll(/ {2,}/g, ' ')
}

export function sepaName(name: string): string {
  return sepaText(sepaText(name).slice(0, NAME_LENGTH))
}

/** Whether banks accept the name without losing any letter, digit or symbol. */
export function isSepaName(name: string): boolean {
  const isLost = (letter: string) => !OMISSIBLE.test(letter) && spellingOf(letter).search(UNWRITABLE) !== -1
  return /[a-z]/i.test(sepaName(name)) && ![...name.normalize('NFC')].some(isLost)
}

function spellingOf(letter: string): string {
  return SPELLINGS[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
