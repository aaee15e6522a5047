/** The longest name of a SEPA transfer. */
const NAME_LENGTH = 70
/** Letters that have no accent to lose; German ones as banks write them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS' },
  ...{ æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{
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
  },
  ...{ ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ŋ: 'n', Ŋ: 'N' },
}
/** What may be left out of a name without making it another one. */
const OMISSIBLE = /[\p{P}\p{Z}\p{C}]/u
const UNWRITABLE = /[^a-zA-Z0-9/?:().,'+ -]/g

/**
 * A text in the letters that every bank of the SEPA area takes (EPC217-08: a-z A-Z 0-9 / - ? : ( ) . , ' + and the space). It may
 * neither begin nor end with `/`, nor hold `//`. What has no spelling in them becomes a space.
 */
export function sepaText(text: string): string {
  return [...text.normalize('NFC')]
    .map(spellingOf)
    .join('')
    .replaceAll(UNWRITABLE, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
    .replaceAll(/ {2,}/g, ' ')
}

/** The name of an account's holder in these letters, cut to what fits. */
export function sepaName(name: string): string {
  return sepaText(sepaText(name).slice(0, NAME_LENGTH))
}

/** Whether banks take the name of an account's holder: it has letters, and none of them, nor a figure or sign, would be lost. */
export function isSepaName(name: string): boolean {
  const isLost = (letter: string) => !OMISSIBLE.test(letter) && spellingOf(letter).search(UNWRITABLE) !== -1
  return /[a-z]/i.test(sepaName(name)) && ![...name.normalize('NFC')].some(isLost)
}

function spellingOf(letter: string): string {
  return SPELLINGS[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
