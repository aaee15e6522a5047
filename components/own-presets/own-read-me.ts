import { fillText } from '@/components/audio/fill-text'
import { strengthFactors, type Strength } from '@/lib/audio/strength'
import type { OwnCurve } from '@/lib/studio/own-curve'
import type { OwnFile } from '@/lib/studio/own-files'
import type { OwnTexts } from './own-texts'
import { sayFile } from './use-own-files'

/** For Windows editors, as in the shop's own read-me files. */
const LINE_END = '\r\n'

/** The purpose of each file, and its deviation from the curve. */
export function ownReadMe(
  { name, dynamics }: Pick<OwnCurve, 'name' | 'dynamics'>,
  files: readonly OwnFile[],
  prefix: string,
  texts: OwnTexts['files'],
  strength: Strength,
): string {
  const lines = [
    fillText(texts.readMe.title, { name: name || texts.unnamed }),
    fillText(texts.readMe.made, { date: new Date().toLocaleDateString('de-DE', { dateStyle: 'long' }) }),
    ...(strength === 'normal'
      ? []
      : [
          fillText(texts.readMe.strength, {
            name: texts.strength[strength],
            factor: strengthFactors[strength].toLocaleString('de-DE'),
          }),
        ]),
    ...files.flatMap((file) => [
      '',
      `${prefix}-${file.name}`,
      texts.purposes[file.format],
      sayFile(file, texts),
    ]),
    ...(dynamics ? ['', texts.dynamics] : []),
    '',
    fillText(texts.readMe.help, { address: `${location.origin}/hilfe` }),
  ]
  return lines.map((line) => line.replaceAll('\u00a0', ' ') + LINE_END).join('')
}
